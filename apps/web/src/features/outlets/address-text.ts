interface AddressParts {
  readonly region?: { readonly attributeName: string } | null
  readonly city?: { readonly attributeName: string } | null
  readonly district?: { readonly attributeName: string } | null
  readonly street: string
  readonly houseNumber: string
}

/** An address on one line, from the largest place to the house. */
export const addressText = ({
  region,
  city,
  district,
  street,
  houseNumber,
}: AddressParts): string =>
  [region?.attributeName, city?.attributeName, district?.attributeName, street, houseNumber]
    .filter(Boolean)
    .join(', ')
