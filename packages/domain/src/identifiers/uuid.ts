const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * Whether a text is an id in the one spelling that PostgreSQL gives back, so that a map finds it again.
 * A text that is no id answers like an unknown id; the database would refuse the whole query instead.
 */
export function isUuid(text: string): boolean {
  return pattern.test(text)
}

/**
 * A UUID of version 8 (RFC 9562: content of the maker's choice) from the hash of a name: the same name
 * gives the same id everywhere.
 *
 * @param hash at least 32 hexadecimal digits
 */
export function uuidOfHash(hash: string): string {
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
