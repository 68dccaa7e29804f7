import type { Language } from '@tartip/domain/language'
import { expect, test, vi } from 'vitest'
import { createTranslator } from './translator.ts'

const files: Readonly<Record<Language, Record<string, unknown>>> = {
  ru: {
    nav: { home: 'Главная' },
    hello: 'Здравствуйте, {name}',
    left_one: '{count} попытка',
    left_few: '{count} попытки',
    left_many: '{count} попыток',
    left_other: '{count} попытки',
  },
  ky: { nav: { home: 'Башкы бет' } },
  en: { nav: { home: 'Home' } },
}

interface Sample {
  readonly nav: { readonly home: string }
  readonly hello: string
  readonly left: string
}

const load = (language: Language) => Promise.resolve(files[language])

/** `t` of the sample, whose keys no feature declares. */
function sampleOf(translator: ReturnType<typeof createTranslator>) {
  const translate = translator.translate('common')
  if (!translate) throw new Error('The texts are not loaded')
  return translate as unknown as (
    choose: (texts: Sample) => string,
    params?: Readonly<Record<string, string | number>>,
  ) => string
}

test('a text is given with its blanks filled in', async () => {
  const translator = createTranslator(load, 'ru')
  await translator.loadNamespaces('common')
  const t = sampleOf(translator)
  expect(t($ => $.nav.home)).toBe('Главная')
  expect(t($ => $.hello, { name: 'Айгүл' })).toBe('Здравствуйте, Айгүл')
})

test.each([
  [1, '1 попытка'],
  [3, '3 попытки'],
  [5, '5 попыток'],
])('%s attempts are counted as «%s»', async (count, text) => {
  const translator = createTranslator(load, 'ru')
  await translator.loadNamespaces('common')
  expect(sampleOf(translator)($ => $.left, { count })).toBe(text)
})

test('the language changes only when all texts in use have come', async () => {
  let deliver = () => undefined as void
  const translator = createTranslator(
    language =>
      language === 'ky'
        ? new Promise(resolve => {
            deliver = () => resolve(files.ky)
          })
        : load(language),
    'ru',
  )
  await translator.loadNamespaces('common')
  const reported = vi.fn()
  translator.subscribe(reported)
  const changing = translator.changeLanguage('ky')
  expect(translator.language).toBe('ru')
  expect(sampleOf(translator)($ => $.nav.home)).toBe('Главная')
  deliver()
  await changing
  expect(reported).toHaveBeenCalledOnce()
  expect(sampleOf(translator)($ => $.nav.home)).toBe('Башкы бет')
})

test('of two choices in a row the last one wins, whichever comes first', async () => {
  const deliveries: (() => void)[] = []
  const translator = createTranslator(
    language =>
      language === 'ru'
        ? load('ru')
        : new Promise(resolve => deliveries.push(() => resolve(files[language]))),
    'ru',
  )
  await translator.loadNamespaces('common')
  const changes = [translator.changeLanguage('ky'), translator.changeLanguage('en')]
  for (const deliver of deliveries.toReversed()) deliver()
  await Promise.all(changes)
  expect(translator.language).toBe('en')
})

test('when the texts do not come the old language stays, and a second try loads again', async () => {
  const loaded = vi.fn((language: Language) =>
    language === 'ky' && loaded.mock.calls.length < 3
      ? Promise.reject(new Error('offline'))
      : load(language),
  )
  const translator = createTranslator(loaded, 'ru')
  await translator.loadNamespaces('common')
  await expect(translator.changeLanguage('ky')).rejects.toThrow('offline')
  expect(translator.language).toBe('ru')
  await translator.changeLanguage('ky')
  expect(translator.language).toBe('ky')
})

test('a namespace is loaded once, and its function stays the same', async () => {
  const loaded = vi.fn(load)
  const translator = createTranslator(loaded, 'ru')
  expect(translator.translate('common')).toBeUndefined()
  await Promise.all([translator.loadNamespaces('common'), translator.loadNamespaces(['common'])])
  expect(loaded).toHaveBeenCalledOnce()
  expect(translator.translate('common')).toBe(translator.translate('common'))
})
