/** "$1,150.00"; other currencies "1,150.00 EUR". */
export function money(cents: number, currency = 'usd'): string {
  const sign = cents < 0 ? '-' : '';
  const [whole = '0', rest = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const amount = `${whole.replace(/\B(?=(?:\d{3})+$)/gu, ',')}.${rest}`;
  return currency === 'usd' ? `${sign}$${amount}` : `${sign}${amount} ${currency.toUpperCase()}`;
}
