/** The form in which an address is stored and compared: no blanks around it, lower case, composed characters. */
export function normalEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
