import type { Language, LocalizedText } from '@tartip/domain/language'
import { letterStatusNames } from '@tartip/domain/documents/letter-life-cycle'
import { err, ok } from '@tartip/domain/result'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import { formatDateTime, formatDate } from '@tartip/domain/time/format-date'
import type { Paper } from '@tartip/formats/pdf/paper'
import { streamPapers } from '@tartip/formats/pdf/print-papers'

import type { ListExport } from '../../platform/lists/list-export-routes.ts'
import { letterPolicies } from './graphql/letter-policies.ts'
import {
  presentIncoming,
  presentOutgoing,
  viewerOf,
  type LetterViewer,
} from './graphql/letter-presenter.ts'
import type { LetterDeps } from './letter-deps.ts'
import { findLetter, type FoundLetter } from './use-cases/find-letter.ts'

const inputs = ['letterId']

/** `GET /api/v1/exports/letter-papers?format=pdf&letterId=…&language=…`: one letter as it is printed. */
export const createLetterPaperExport = (
  deps: LetterDeps,
  { fontsFolder }: { readonly fontsFolder: string },
): ListExport => ({
  name: 'letter-papers',
  title: language => texts.outgoing[language],
  policy: letterPolicies.getLetterById,
  types: { pdf: 'application/pdf' },
  async open(actor, input, language) {
    const unknown = Object.keys(input).find(one => !inputs.includes(one))
    if (unknown !== undefined) return err('BAD_USER_INPUT', { field: unknown })
    const { letterId } = input
    if (typeof letterId !== 'string') return err('BAD_USER_INPUT', { field: 'letterId' })
    const found = await findLetter(deps, actor, letterId)
    if (!found) return err('LETTER_NOT_FOUND')
    const { paper, date } = letterPaper(found, await viewerOf(deps, actor, language))
    const file = { papers: [paper], fontsFolder, title: paper.title, footer: paper.title }
    return ok({
      title: paper.title,
      about: [formatDate(date)],
      write: () => streamPapers(file),
    })
  },
})

const texts = {
  incoming: { ru: 'Письмо банка', ky: 'Банктын каты', en: 'Letter from the bank' },
  outgoing: { ru: 'Письмо в банк', ky: 'Банкка кат', en: 'Letter to the bank' },
  title: { ru: 'Тема', ky: 'Тема', en: 'Subject' },
  sender: { ru: 'От кого', ky: 'Кимден', en: 'From' },
  recipient: { ru: 'Кому', ky: 'Кимге', en: 'To' },
  status: { ru: 'Статус', ky: 'Статус', en: 'Status' },
  writer: { ru: 'Составитель', ky: 'Түзүүчү', en: 'Creator' },
  file: { ru: 'Вложение', ky: 'Тиркелген файл', en: 'Attachment' },
  signatures: {
    ru: 'Электронные подписи',
    ky: 'Электрондук кол тамгалар',
    en: 'Electronic signatures',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>

function letterPaper(found: FoundLetter, viewer: LetterViewer) {
  const { language, bankName, people } = viewer
  const { outgoing } = found
  const letter = outgoing
    ? presentOutgoing(outgoing, viewer)
    : presentIncoming(found.incoming, viewer)
  const row = (label: keyof typeof texts, text: string | null | undefined) =>
    text ? [{ label: texts[label][language], text }] : []
  const signed = (outgoing?.signatures ?? []).map(({ personId, signedAt }) => ({
    label: people.get(personId)?.shortName ?? '—',
    text: formatDateTime(signedAt),
  }))
  const paper: Paper = {
    bankName,
    title: texts[outgoing ? 'outgoing' : 'incoming'][language],
    subtitle: formatDateTime(fromIso(letter.createdDate)),
    parts: [
      {
        rows: [
          ...row('sender', letter.senderName),
          ...row('recipient', letter.recipientName),
          ...row('title', letter.title),
          ...row('writer', letter.userShortName),
          ...row('file', letter.fileName),
          ...row('status', statusName(found, language)),
        ],
      },
      { text: letter.message, rows: [] },
      ...(signed.length > 0 ? [{ title: texts.signatures[language], rows: signed }] : []),
    ],
  }
  return { paper, date: bishkekDate(fromIso(letter.createdDate)) }
}

const statusName = ({ outgoing, incoming }: FoundLetter, language: Language): string =>
  outgoing
    ? letterStatusNames.outgoing[outgoing.statusCode][language]
    : letterStatusNames.incoming[incoming.read ? 'PROCESSED' : 'NOT_PROCESSED'][language]
