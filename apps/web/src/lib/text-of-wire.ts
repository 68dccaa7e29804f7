import type { LocalizedText } from '@tartip/domain/language'

interface WireText {
  readonly ru: string
  readonly kg: string
  readonly eng: string
}

/** A text of a dictionary, whose languages the wire names as the stored preference does. */
export const textOfWire = ({ ru, kg, eng }: WireText): LocalizedText => ({ ru, ky: kg, en: eng })
