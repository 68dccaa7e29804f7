import type { Language } from '../language.ts'
import en from './texts/en.json' with { type: 'json' }
import ky from './texts/ky.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

const labels: Readonly<Record<Language, Readonly<Record<string, string>>>> = { ru, ky, en }

/**
 * The label of a field or term, for the server, which writes in all three languages; the client loads one language
 * of `texts/`. The name itself when there is no label.
 */
export function fieldLabel(field: string, language: Language): string {
  return labels[language][field] ?? field
}
