import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Amount } from '../../components/text/amount.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import type { DocumentKind, DocumentLine, DocumentRow } from '../document-kind.ts'
import { detailsQuery } from '../document-queries.ts'
import { CanonicalText } from '../drawer/canonical-text.tsx'
import classes from './document-lines.module.css'

interface DocumentLineItemProps {
  line: DocumentLine
  /** A reason, a status: whatever must be read about this document. */
  note?: ReactNode
  tone?: 'danger'
}

/** One document of a list: what is needed to recognise it before an action and after it. */
export function DocumentLineItem({ line, note, tone }: DocumentLineItemProps) {
  return (
    <li className={classes.line} data-tone={tone}>
      <LineHead line={line} />
      {line.details.map(text => (
        <p key={text} className={classes.details}>
          {text}
        </p>
      ))}
      {note ? <p className={classes.note}>{note}</p> : null}
    </li>
  )
}

function LineHead({ line: { title, amount } }: { line: DocumentLine }) {
  return (
    <div className={classes.top}>
      <span className={classes.name}>{title}</span>
      {amount ? <Amount value={amount.amount} currency={amount.currency} /> : null}
    </div>
  )
}

interface SigningLineProps<TRow extends DocumentRow> {
  kind: DocumentKind<TRow>
  legalPartyId: string
  row: TRow
  /** The only document of the action: there is room for its whole text. */
  isOnly: boolean
  facts: ReactNode
}

/** One document as its signatory must see it before signing. */
export function SigningLine<TRow extends DocumentRow>(props: SigningLineProps<TRow>) {
  const { kind, legalPartyId, row, isOnly, facts } = props
  const language = useLanguage()
  const { data } = useQuery({
    ...detailsQuery(kind, { id: row.id, legalPartyId }),
    enabled: isOnly,
  })
  // Only while they are what will be signed: a changed document is not shown.
  const details = isOnly && data?.row.digest === row.digest ? data : undefined
  return (
    <li className={classes.line}>
      <LineHead line={kind.line(row, language)} />
      <kind.slots.SigningFacts row={row} details={details} />
      {facts}
      {details?.canonicalText ? <CanonicalText text={details.canonicalText} /> : null}
    </li>
  )
}
