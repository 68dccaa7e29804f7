interface PersonNameProps {
  /** As the register of people holds it; never translated. */
  name: string
}

/** A person's name: initials stay with the surname. */
export function PersonName({ name }: PersonNameProps) {
  return <span translate="no">{name.replace(/(\p{L}\.)\s+/gu, '$1\u00A0')}</span>
}
