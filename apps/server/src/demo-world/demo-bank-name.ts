import type { LocalizedText } from '@tartip/domain/language'

/** The demo's bank is invented, whoever its codes belong to in real life. */
export const demoBankName: LocalizedText = {
  ru: 'Тартип Банк',
  ky: 'Тартип Банк',
  en: 'Tartip Bank',
}
