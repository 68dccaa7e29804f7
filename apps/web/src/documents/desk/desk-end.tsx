import { IconDeviceMobile } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import { idempotencyKeyOfItem } from '@tartip/domain/identifiers/idempotency-key'
import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { newIdempotencyKey } from '../../lib/idempotency.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useMe } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { ActionBody } from '../actions/action-body.tsx'
import type { ActionFlow } from '../actions/action-flow.ts'
import { ActionFooter } from '../actions/action-footer.tsx'
import { worthRetrying } from '../actions/batch-result.ts'
import type { BatchResult } from '../actions/batch-result.ts'
import { BatchResults } from '../actions/batch-results.tsx'
import { DocumentLineItem } from '../actions/document-lines.tsx'
import type { FlowState } from '../actions/flow-state.ts'
import { nextPlace, NextSignersText } from '../actions/next-signers.tsx'
import { amountsText } from '../actions/sums.ts'
import type {
  ActionAnswer,
  DocumentDetails,
  DocumentKind,
  DocumentRow,
  PhoneCalls,
} from '../document-kind.ts'
import { detailsQuery } from '../document-queries.ts'
import { standingOf, type DeskState, type DocumentsNow } from './desk-state.ts'
import classes from './desk.module.css'

export interface DeskAfterProps<TRow extends DocumentRow> {
  rows: readonly TRow[]
  /** All that are on the desk. */
  ids: readonly string[]
}

interface DeskEndProps<TRow extends DocumentRow> {
  kind: DocumentKind<TRow>
  legalPartyId: string
  backHref: string
  desk: DeskState<TRow>
  now: DocumentsNow<TRow>
  taken: readonly TRow[]
  /** The documents as they were shown when they were taken. */
  shownDetails: ReadonlyMap<string, DocumentDetails<TRow>>
  flow: ActionFlow<TRow>
  action: FlowState<TRow>
  /** What became of those that were signed here. */
  result: BatchResult<TRow> | undefined
  After?: ((props: DeskAfterProps<TRow>) => ReactNode) | undefined
  /** What was typed before the confirmation was there. */
  typedAhead: string
  onReopen: (id: string) => void
}

/** After the last document: one confirmation for all that were taken, then what became of them. */
export function DeskEnd<TRow extends DocumentRow>(props: DeskEndProps<TRow>) {
  const { kind, legalPartyId, flow, action, taken, result, typedAhead } = props
  const { t } = useTranslation('documents')
  const isOnPhones = useMe().currentContract.signType === 'PAY_CONTROL'
  const isSigning = action.phase !== 'closed' && action.phase !== 'finished'
  if (isOnPhones && kind.phone) {
    return (
      <>
        <OnPhones {...props} phone={kind.phone} />
        <LeftOnDesk {...props} />
      </>
    )
  }
  return (
    <>
      {result ? null : <BeginSigning {...props} />}
      {isSigning ? (
        <SummaryCard>
          <ActionBody kind={kind} legalPartyId={legalPartyId} state={action} isReviewed />
          <AfterAll {...props} rows={action.rows} />
          <ActionFooter
            key={action.serial}
            kind={kind}
            legalPartyId={legalPartyId}
            flow={flow}
            state={action}
            typedAhead={typedAhead}
            isReviewed
          />
        </SummaryCard>
      ) : result ? (
        <Outcome {...props} result={result} />
      ) : taken.length > 0 ? (
        <SummaryCard>
          <p className={classes.sums}>{amountsText(kind, taken)}</p>
          <div className={classes.footer}>
            <Button onClick={() => flow.start('sign', taken)}>
              {t($ => $.desk.sign, { count: taken.length })}
            </Button>
          </div>
        </SummaryCard>
      ) : (
        <NothingTaken />
      )}
      <LeftOnDesk {...props} />
    </>
  )
}

function NothingTaken() {
  const { t } = useTranslation('documents')
  return (
    <SummaryCard>
      <EmptyState
        illustration="empty"
        title={t($ => $.desk.nothingTaken)}
        text={t($ => $.desk.nothingTakenText)}
      />
    </SummaryCard>
  )
}

/** Requests the confirmation of exactly what is taken now; when that changes, the former request is dropped. */
function BeginSigning<TRow extends DocumentRow>({ flow, taken, action }: DeskEndProps<TRow>) {
  const wanted = taken.map(({ id, digest }) => `${id} ${digest}`).join()
  const begin = useEffectEvent(() => {
    if (action.phase !== 'closed' && action.phase !== 'confirming') return
    flow.close()
    flow.start('sign', taken)
  })
  useEffect(
    function requestConfirmation() {
      begin()
    },
    [wanted],
  )
  return null
}

interface OutcomeProps<TRow extends DocumentRow> extends DeskEndProps<TRow> {
  result: BatchResult<TRow>
}

/** What was signed, what was not and why, who signs next, and what is left on the accounts. */
function Outcome<TRow extends DocumentRow>(props: OutcomeProps<TRow>) {
  const { kind, flow, result, backHref, shownDetails } = props
  const { t } = useTranslation('documents')
  const left = worthRetrying(result)
  const next = result.done.flatMap(({ id }) => {
    const details = shownDetails.get(id)
    return details ? [nextPlace(kind, details.row, details.signatories)] : []
  })
  return (
    <SummaryCard>
      <BatchResults kind={kind} result={result} />
      {result.done.length > 0 ? (
        <>
          <div className={classes.next}>
            <NextSignersText places={next} />
          </div>
          <AfterAll {...props} rows={result.done} />
        </>
      ) : null}
      <div className={classes.footer}>
        {left.length > 0 ? (
          <Button onClick={() => void flow.retryFailed()}>
            {t($ => $.actions.result.retry, { count: left.length })}
          </Button>
        ) : null}
        <LinkButton href={backHref} variant={left.length > 0 ? 'default' : 'filled'}>
          {t($ => $.desk.done)}
        </LinkButton>
      </div>
    </SummaryCard>
  )
}

function AfterAll<TRow extends DocumentRow>({
  After,
  desk,
  rows,
}: DeskEndProps<TRow> & { rows: readonly TRow[] }) {
  return After ? <After rows={rows} ids={desk.order} /> : null
}

/** What was skipped stays in the queue and can be opened once more. */
function LeftOnDesk<TRow extends DocumentRow>(props: DeskEndProps<TRow>) {
  const { kind, desk, now, action, onReopen } = props
  const { t } = useTranslation('documents')
  const language = useLanguage()
  const skipped = desk.order.flatMap(id =>
    standingOf(desk, id, now) === 'skipped' ? (now.find(id) ?? []) : [],
  )
  if (skipped.length === 0) return null
  return (
    <SummaryCard title={t($ => $.desk.skipped, { count: skipped.length })}>
      <ul>
        {skipped.map(row => (
          <DocumentLineItem
            key={row.id}
            line={kind.line(row, language)}
            note={
              <Button
                size="sm"
                variant="subtle"
                aria-disabled={action.phase === 'running'}
                onClick={() => onReopen(row.id)}
              >
                {t($ => $.desk.reopen)}
              </Button>
            }
          />
        ))}
      </ul>
    </SummaryCard>
  )
}

/** The server sends at most so many documents to phones in one call. */
const phonesAtOnce = 100

interface OnPhonesProps<TRow extends DocumentRow> extends DeskEndProps<TRow> {
  phone: PhoneCalls
}

/** Signing on the phone: what was taken is put before it, and each document shows what the phone has answered. */
function OnPhones<TRow extends DocumentRow>(props: OnPhonesProps<TRow>) {
  const { kind, phone, legalPartyId, taken, backHref, desk } = props
  const { t } = useTranslation('documents')
  const language = useLanguage()
  const send = useMutation({
    mutationFn: async (rows: readonly TRow[]) => {
      const key = newIdempotencyKey()
      const answers: ActionAnswer[] = []
      for (let from = 0; from < rows.length; from += phonesAtOnce) {
        const ids = rows.slice(from, from + phonesAtOnce).map(({ id }) => id)
        const idempotencyKey = idempotencyKeyOfItem(key, String(from))
        const options = { service: kind.service, idempotencyKey }
        answers.push(...(await phone.request({ ids, legalPartyId }, options)))
      }
      return { rows, answers: new Map(answers.map(answer => [answer.documentId, answer])) }
    },
  })
  const sent = send.data
  if (!sent && taken.length === 0) return <NothingTaken />
  const rows = sent?.rows ?? taken
  return (
    <SummaryCard title={t($ => $.actions.documents, { count: rows.length })}>
      <p className={classes.sums}>{amountsText(kind, rows)}</p>
      {props.After ? <props.After rows={rows} ids={desk.order} /> : null}
      {sent ? (
        <Notice icon={IconDeviceMobile} role="status">
          <p>{t($ => $.drawer.phone.yours)}</p>
        </Notice>
      ) : null}
      {send.error ? (
        <Notice tone="danger" role="alert">
          <p>{errorText(toApiError(send.error).code, {}, language)}</p>
        </Notice>
      ) : null}
      <ul>
        {rows.map(row => (
          <PhoneLine
            key={row.id}
            kind={kind}
            legalPartyId={legalPartyId}
            row={row}
            answer={sent?.answers.get(row.id)}
          />
        ))}
      </ul>
      <div className={classes.footer}>
        {sent ? (
          <LinkButton href={backHref} variant="filled">
            {t($ => $.desk.done)}
          </LinkButton>
        ) : (
          <Button loading={send.isPending} onClick={() => send.mutate(taken)}>
            {t($ => $.desk.confirmOnPhone, { count: taken.length })}
          </Button>
        )}
      </div>
    </SummaryCard>
  )
}

interface PhoneLineProps<TRow extends DocumentRow> {
  kind: DocumentKind<TRow>
  legalPartyId: string
  row: TRow
  answer: ActionAnswer | undefined
}

function PhoneLine<TRow extends DocumentRow>(props: PhoneLineProps<TRow>) {
  const { kind, legalPartyId, row, answer } = props
  const language = useLanguage()
  const { data } = useQuery(detailsQuery(kind, { id: row.id, legalPartyId }))
  const isRefused = answer?.ok === false
  return (
    <DocumentLineItem
      line={kind.line(row, language)}
      {...(isRefused ? { tone: 'danger' as const } : {})}
      note={
        isRefused ? (
          errorText(answer.errorCode ?? 'GENERIC', {}, language)
        ) : (
          <kind.slots.Status row={data?.row ?? row} />
        )
      }
    />
  )
}
