import { useQueries } from '@tanstack/react-query'
import { useTranslation } from '../../lib/use-translation.ts'
import type { DocumentKind, DocumentRow, SignaturePlace } from '../document-kind.ts'
import { detailsQuery } from '../document-queries.ts'

/** The signature after the one that the row was waiting for; undefined when that was the last one. */
export function nextPlace<TRow extends DocumentRow>(
  { statuses }: Pick<DocumentKind<TRow>, 'statuses'>,
  { statusCode }: Pick<TRow, 'statusCode'>,
  signatories: readonly SignaturePlace[],
): SignaturePlace | undefined {
  const awaited = statuses.stageWaitingIn(statusCode) ?? 0
  return signatories.find(({ stage, updatedBy }) => stage > awaited && !updatedBy)
}

interface NextSignersTextProps {
  /** One for each document; undefined for a document that has all signatures. */
  places: readonly (SignaturePlace | undefined)[]
}

/** Who signs next, as a sentence; nothing while no document is known. */
export function NextSignersText({ places }: NextSignersTextProps) {
  const { t } = useTranslation('documents')
  const awaited = places.filter(place => place !== undefined)
  const names = [...new Set(awaited.flatMap(({ candidates }) => candidates))]
  return (
    <>
      {names.length > 0 ? <p>{t($ => $.desk.nextSigners, { names: names.join(', ') })}</p> : null}
      {awaited.some(({ candidates }) => candidates.length === 0) ? (
        <p>{t($ => $.desk.nobodySignsNext)}</p>
      ) : null}
      {places.length > 0 && awaited.length === 0 ? <p>{t($ => $.desk.signedByAll)}</p> : null}
    </>
  )
}

interface NextSignersProps<TRow extends DocumentRow> {
  kind: DocumentKind<TRow>
  legalPartyId: string
  /** As they were before the signature. */
  signed: readonly TRow[]
}

/**
 * The same for documents whose signatories are not on the screen yet. Who may sign follows from the stage alone, so one
 * document of each status is read.
 */
export function NextSigners<TRow extends DocumentRow>(props: NextSignersProps<TRow>) {
  const { kind, legalPartyId, signed } = props
  const rows = [...new Map(signed.map(row => [row.statusCode, row])).values()]
  const places = useQueries({
    queries: rows.map(({ id }) => detailsQuery(kind, { id, legalPartyId })),
    combine: answers =>
      answers.some(({ isPending }) => isPending)
        ? []
        : rows.flatMap((row, index) => {
            const details = answers[index]?.data
            return details ? [nextPlace(kind, row, details.signatories)] : []
          }),
  })
  return <NextSignersText places={places} />
}
