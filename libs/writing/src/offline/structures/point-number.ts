/** The number that a point keeps: "#1: Ask", "Tip 2. Wait", "Step three: Go". The reader of the source takes "2." away. */
const NUMBER =
  /^(?:[\p{L} ]{0,12}#?\d{1,2}[.:)](?=\s|$)|#\d{1,2}(?= \p{L})|\p{L}{3,10} (?:one|two|three|four|five|six|seven|eight|nine|ten)[.:])\s*/iu;

export const isPoint = (heading: string): boolean => NUMBER.test(heading);
export const withoutNumber = (heading: string): string => heading.replace(NUMBER, '');
