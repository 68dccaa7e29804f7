import { languages } from '@tartip/domain/language'
import { loadTexts } from '../../../i18n/load-texts.ts'

/**
 * Fetches the code of the palette and its texts in all languages beforehand: how long that takes on a busy machine is
 * no matter of a test.
 */
export async function loadPalette(): Promise<typeof import('../own-palette.tsx')> {
  const texts = languages.flatMap(language =>
    ['common', 'settings', 'palette'].map(namespace => loadTexts(language, namespace)),
  )
  const [code] = await Promise.all([import('../own-palette.tsx'), ...texts])
  return code
}
