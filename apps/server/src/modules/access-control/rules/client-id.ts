/** Client IDs are compared without regard to case and to how accents are composed. */
export function normaliseClientId(typed: string): string {
  return typed.trim().normalize('NFC').toLowerCase()
}
