const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A text that is no id answers like an unknown id; the database would refuse the whole query instead. */
export function isUuid(text: string): boolean {
  return pattern.test(text)
}
