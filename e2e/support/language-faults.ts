import type { Page } from '@playwright/test'
import type { Language } from '@tartip/domain/language'

import { asRead, bankWords, productWords } from './product-words.ts'

/**
 * Fields in which people, companies and other banks speak with their own words; those are never translated. Where this
 * bank may be the one who speaks in such a field, its Russian words count for nothing. Whatever else the server sends
 * has to be in the reader's language.
 */
const ownFields = new Set([
  'accountName',
  'buyer',
  'candidates',
  'cashName',
  'comment',
  'cardHolder',
  'companyName',
  'counterpartyName',
  'creatorName',
  // A person’s comment, or why the bank refused.
  'description',
  'email',
  'fullName',
  // Of a token: its owner and their company.
  'label',
  // Of an outlet or a cash register; names of the bank's own things come in every language.
  'name',
  'nameTemplate',
  'password',
  // Of a contract, by what they may do.
  'people',
  'personName',
  'purpose',
  'paymentPurpose',
  'recipientName',
  'salePointName',
  'senderName',
  'shortName',
  'storeAddress',
  'storeName',
  'title',
  'transactionDetails',
  'updatedBy',
])

/** A notice about a document names its recipient third: «Клиринг № 5 · 100,00 KGS · ОсОО «Бирим». Причина.» */
const recipientOfNotice = /^[^·]+ (?:№|No\.) \S+ · [^·]+ · (.+?)(?:\. .+)?$/

/** A notice about a sale names its outlet and who paid: «631,00 KGS · Центральный зал · Игорь П.» */
const partiesOfSale = /^[\d .,]+ [A-Z]{3} · (.+) · (.+)$/

export interface RecordedTexts {
  /** Own words, as they were sent. */
  readonly own: Set<string>
  /** Everything else that was sent, with the field it came in. */
  readonly sent: Map<string, string>
}

/** Records what the server sends to the page. Call it before the page opens. */
export function recordTexts(page: Page): RecordedTexts {
  const recorded: RecordedTexts = { own: new Set(), sent: new Map() }
  page.on('response', response => {
    if (!/\/(graphql|api)\//.test(response.url())) return
    response.json().then(
      (answer: unknown) => take(answer, '', recorded),
      // An answer whose page is closed is not recorded.
      () => undefined,
    )
  })
  return recorded
}

function take(value: unknown, field: string, recorded: RecordedTexts): void {
  if (typeof value === 'string') {
    if (ownFields.has(field)) recorded.own.add(asRead(value))
    else recorded.sent.set(asRead(value), field)
    const recipient = field === 'text' ? recipientOfNotice.exec(asRead(value))?.[1] : undefined
    if (recipient !== undefined) recorded.own.add(recipient)
    const parties = field === 'text' ? partiesOfSale.exec(asRead(value))?.slice(1) : undefined
    for (const party of parties ?? []) recorded.own.add(party)
  } else if (Array.isArray(value)) {
    for (const item of value) take(item, field, recorded)
  } else if (typeof value === 'object' && value !== null) {
    // A text of a form names its field beside it.
    const named = 'field' in value && typeof value.field === 'string' ? value.field : undefined
    for (const [key, item] of Object.entries(value)) {
      take(item, key === 'text' && named !== undefined ? named : key, recorded)
    }
  }
}

/** Texts of the open page that are not in its language, one line each; own words are left out. */
export async function languageFaults(
  page: Page,
  language: Language,
  recorded: RecordedTexts,
): Promise<readonly string[]> {
  const isGood = judgeOf(language)
  const seen = (await page.evaluate(textsOfPage)).map(one => ({
    text: asRead(one.text),
    sentence: asRead(one.sentence),
  }))
  const sentenceOf = new Map(seen.map(({ text, sentence }) => [text, sentence]))
  const texts = [...sentenceOf.keys()]
  const whole = texts.join('\n')
  // The longest first: one may be the beginning of another.
  const own = [...recorded.own]
    .filter(word => word.length > 2 && whole.includes(word))
    .filter(word => language === 'ru' || !isBankText(word))
    // A word of the product is judged as one, and may stand inside others: «Банк» in «Банк получит».
    .filter(word => !productWords(language).texts.has(word))
    .sort((a, b) => b.length - a.length)
  // A text of the product may hold an own word: an account is called «Основной», and a loan has an «Основной долг».
  const withoutOwn = (text: string) =>
    own.reduce((rest, words) => rest.replaceAll(words, '0'), text)
  const isGoodSentence = (text: string) => isGood(text) || isGood(withoutOwn(text))
  return texts
    .filter(text => !isGoodSentence(text) && !isGoodSentence(sentenceOf.get(text) ?? text))
    .map(text => {
      const field = recorded.sent.get(text)
      return `not in ${language}: «${text}»${field === undefined ? '' : ` (sent as ${field})`}`
    })
}

const bankTexts = new Map<string, boolean>()

/** Whether a text in which somebody may speak for themselves is the bank's, and in Russian. */
function isBankText(text: string): boolean {
  const known = bankTexts.get(text)
  if (known !== undefined) return known
  const { texts, templates } = bankWords('ru')
  const verdict = texts.has(text) || templates.some(({ pattern }) => pattern.test(text))
  bankTexts.set(text, verdict)
  return verdict
}

/**
 * Every text a person reads or has read to them. A name or number in it may be kept out of translation; then the
 * sentence is the whole of which the text is a part.
 */
function textsOfPage(): { text: string; sentence: string }[] {
  const texts: { text: string; sentence: string }[] = []
  const add = (text: string, sentence = text) => texts.push({ text, sentence })
  add(document.title)
  const isSeen = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true })
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    if (element?.closest('script, style, [translate="no"], [lang]:not(html)')) continue
    if (!isSeen(element)) continue
    const text = walker.currentNode.textContent ?? ''
    const isPart = element?.querySelector(':scope > [translate="no"]') !== null
    add(text, isPart ? (element?.textContent ?? text) : text)
  }
  for (const element of document.body.querySelectorAll(
    '[aria-label], [title], [placeholder], [alt]',
  )) {
    if (!isSeen(element) || element.closest('[lang]:not(html)')) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      add(element.getAttribute(name) ?? '')
    }
  }
  return texts
}

const joints = / · |· | (?:№|No\.) | – | — |, |: |\. |\/ | \(|\)|(?<=\d)[ -]| (?=[\d·])/
const everyJoint = new RegExp(joints, 'g')
/** A sentence keeps its full stop: with it the text of the product ends too. */
const betweenSentences = /(?<=[.!?]) (?=\p{Lu})/u
const mostSteps = 3

const judges = new Map<Language, (text: string) => boolean>()

function judgeOf(language: Language): (text: string) => boolean {
  const judge = judges.get(language) ?? createJudge(language)
  judges.set(language, judge)
  return judge
}

/** Judges texts of one language; remembers what it has judged, because screens repeat themselves. */
function createJudge(language: Language): (text: string) => boolean {
  const { texts, templates } = productWords(language)
  const judged = new Map<string, boolean>()

  function isGood(text: string, step: number): boolean {
    const looks = [text, lowered(text), raised(text), `${text}:`]
    if (isSameEverywhere(text) || looks.some(one => texts.has(one))) return true
    // A text that came out of many steps may be taken apart no further.
    const key = `${step} ${text}`
    const known = judged.get(key)
    if (known !== undefined) return known
    const verdict =
      step < mostSteps &&
      (fitsTemplate(text, step) ||
        fitsInParts(text, betweenSentences, step) ||
        fitsInParts(text, joints, step))
    judged.set(key, verdict)
    return verdict
  }
  const fitsTemplate = (text: string, step: number): boolean =>
    templates.some(({ words, pattern }) => {
      if (!words.every(word => text.includes(word))) return false
      const found = pattern.exec(text)
      return found?.slice(1).every(part => isGood(asRead(part), step + 1)) === true
    })
  const fitsInParts = (text: string, between: RegExp, step: number): boolean => {
    const pieces = text.split(between)
    if (pieces.length < 2) return false
    if (pieces.every(piece => isGood(asRead(piece), step + 1))) return true
    // A piece may have joints of its own inside: «taken, and no answer came: by chance: 5 %».
    return [...text.matchAll(everyJoint)].some(
      ({ index, 0: joint }) =>
        // Two sentences: each may be a text with its full stop.
        [index, index + (joint === '. ' ? 1 : 0)].some(end =>
          isGood(asRead(text.slice(0, end)), step + 1),
        ) && isGood(asRead(text.slice(index + joint.length)), step + 1),
    )
  }
  return (text: string) => isGood(text, 0)
}

/** A day of the week may begin a heading, a word with its colon what it stands before. */
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A name in a list does not begin with its capital letter. */
const raised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** No word in it, or one that needs no language: a code, a key, a serial number, a sum with its currency. */
const isSameEverywhere = (text: string): boolean =>
  !/\p{L}{2}/u.test(text) ||
  /^[^\p{Ll}\p{Script=Cyrillic}]+$/u.test(text) ||
  /^(?=.*\d)[\da-f]+$/.test(text)
