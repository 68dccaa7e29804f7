import { useQueries } from '@tanstack/react-query'
import { useTranslation } from '../../lib/use-translation.ts'
import type { DocumentKind, DocumentRow, SignaturePlace } from '../document-kind.ts'
import { detailsQuery } from '../document-queries.ts'

/** Those who can give the signature after the one that the row was waiting for. */
export function nextSigners<TRow extends DocumentRow>(
  { statuses }: Pick<DocumentKind<TRow>, 'statuses'>,
  { statusCode }: Pick<TRow, 'statusCode'>,
  signatories: readonly SignaturePlace[],
): readonly string[] {
  const awaited = statuses.stageWaitingIn(statusCode) ?? 0
  const next = signatories.find(({ stage, updatedBy }) => stage > awaited && !updatedBy)
  return next?.candidates ?? []
}

/** Who signs next, as a sentence; without names everybody has signed. */
export function NextSignersText({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('documents')
  return (
    <p>
      {names.length > 0
        ? t($ => $.desk.nextSigners, { names: [...new Set(names)].join(', ') })
        : t($ => $.desk.signedByAll)}
    </p>
  )
}

/** The documents of one signing wait for the same people, except where accounts are closed to some of them. */
const asked = 20

interface NextSignersProps<TRow extends DocumentRow> {
  kind: DocumentKind<TRow>
  legalPartyId: string
  /** As they were before the signature. */
  signed: readonly TRow[]
}

/** The same for documents whose signatories are not on the screen yet. */
export function NextSigners<TRow extends DocumentRow>(props: NextSignersProps<TRow>) {
  const { kind, legalPartyId, signed } = props
  const rows = signed.slice(0, asked)
  const names = useQueries({
    queries: rows.map(({ id }) => detailsQuery(kind, { id, legalPartyId })),
    combine: answers =>
      answers.every(({ data }) => data)
        ? rows.flatMap((row, index) =>
            nextSigners(kind, row, answers[index]?.data?.signatories ?? []),
          )
        : undefined,
  })
  return names && <NextSignersText names={names} />
}
