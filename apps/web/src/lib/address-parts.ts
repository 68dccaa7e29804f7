type AddressPart = string | number

/**
 * Reads only the named parts of an address, unchecked: for the router, whose first bundle should not
 * know what a currency or a status is. The page itself checks them with the rules of its feature.
 */
export function addressParts<TName extends string>(
  names: readonly TName[],
): (raw: Record<string, unknown>) => { readonly [name in TName]?: AddressPart } {
  return raw => {
    const parts: { [name in TName]?: AddressPart } = {}
    for (const name of names) {
      const part = raw[name]
      if (typeof part === 'string' || typeof part === 'number') parts[name] = part
    }
    return parts
  }
}

/** Every part of an address, unchecked: for a list, whose description knows the names. */
export const allAddressParts = (
  raw: Record<string, unknown>,
): Readonly<Record<string, AddressPart | undefined>> => addressParts(Object.keys(raw))(raw)
