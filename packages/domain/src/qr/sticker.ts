import type { Language, LocalizedText } from '../language.ts'

/** Sizes in which a permanent code is printed for the counter. */
export const stickerPapers = ['A6', 'A4'] as const
export type StickerPaper = (typeof stickerPapers)[number]

const words = {
  title: { ru: 'Оплата по QR', ky: 'QR аркылуу төлөө', en: 'Pay by QR' },
  hint: {
    ru: 'Откройте приложение своего банка и наведите камеру на код',
    ky: 'Өз банкыңыздын тиркемесин ачып, камераны кодго багыттаңыз',
    en: 'Open the app of your bank and point the camera at the code',
  },
} as const satisfies Record<string, LocalizedText>

/** What stands on a sticker besides the code and the seller. */
export const stickerTexts = (language: Language) => ({
  title: words.title[language],
  hint: words.hint[language],
})
