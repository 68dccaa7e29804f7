const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text can be an id at all; asking the database with another one would be an error. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text)
}
