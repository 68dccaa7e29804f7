import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import type { Instant } from '@tartip/domain/time/instant'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { LinesSkeleton } from '../../components/feedback/skeletons.tsx'
import { Button } from '../../components/controls/button.tsx'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { VisuallyHidden } from '../../components/controls/visually-hidden.tsx'
import { Page } from '../../components/layout/page.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { Countdown } from '../../components/text/countdown.tsx'
import { useBankNow } from '../../lib/use-bank-now.ts'
import { useMe } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import type { FoundListProps, FoundPage } from '../../lists/found-list.tsx'
import { useAnnouncement } from '../../lists/use-announcement.ts'
import { useLiveList } from '../../lists/use-live-list.ts'
import type { LiveSource } from '../../lists/use-live-list.ts'
import type { BatchResult } from '../actions/batch-result.ts'
import type { FlowState } from '../actions/flow-state.ts'
import { useActionFlow } from '../actions/use-action-flow.ts'
import type { DocumentDetails, DocumentKind, DocumentRow } from '../document-kind.ts'
import { detailsQuery } from '../document-queries.ts'
import { ConfirmationPlace, DecisionPart, EndPart, useReadyConfirmation } from './confirmation.tsx'
import { DeskDocument } from './desk-document.tsx'
import type { DeskAfterProps } from './desk-end.tsx'
import {
  addToDesk,
  currentOf,
  decide,
  goTo,
  neighboursOnDesk,
  openDesk,
  placeOf,
  takenRows,
  type DeskState,
  type DocumentsNow,
} from './desk-state.ts'
import classes from './desk.module.css'

interface SigningDeskProps<TRow extends DocumentRow> {
  kind: DocumentKind<TRow>
  legalPartyId: string
  /** What waits for the signature of the person, in the order of review. */
  found: FoundListProps<TRow>['found'] & { readonly data: FoundPage<TRow> | undefined }
  listKey: QueryKey
  source: LiveSource<TRow>
  /** Until when a document can be signed, if there is an end to it. */
  deadlineOf?: (row: TRow) => Instant | undefined
  /** The list that the desk was opened from. */
  backHref: string
  /** What all the documents together lead to. */
  After?: (props: DeskAfterProps<TRow>) => ReactNode
}

const nobody: ReadonlySet<string> = new Set()
const useNoWarnings = () => nobody

/**
 * Documents that wait for a signature, one after the other: each is taken, skipped, returned or rejected, and one
 * confirmation signs all that were taken.
 */
export function SigningDesk<TRow extends DocumentRow>(props: SigningDeskProps<TRow>) {
  const { found, backHref } = props
  const { t } = useTranslation('documents')
  const waits = useWaitsForPerson(props.kind)
  return (
    <QueryState
      query={found}
      skeleton={
        <DeskPage backHref={backHref} title={t($ => $.desk.title)}>
          <SummaryCard>
            <LinesSkeleton lines={8} />
          </SummaryCard>
        </DeskPage>
      }
    >
      {page => <OpenDesk {...props} page={page} waits={waits} />}
    </QueryState>
  )
}

/** On a phone a document waits for the person while it stands there; elsewhere the server's flag says so. */
function useWaitsForPerson<TRow extends DocumentRow>({ statuses }: DocumentKind<TRow>) {
  const isOnPhones = useMe().currentContract.signType === 'PAY_CONTROL'
  return useCallback(
    (row: TRow) => (isOnPhones ? statuses.isOnPhone(row.statusCode) : row.isSignable === true),
    [isOnPhones, statuses],
  )
}

interface OpenDeskProps<TRow extends DocumentRow> extends SigningDeskProps<TRow> {
  page: FoundPage<TRow>
  waits: (row: TRow) => boolean
}

function OpenDesk<TRow extends DocumentRow>(props: OpenDeskProps<TRow>) {
  const { kind, legalPartyId, page, waits, listKey, source, deadlineOf, backHref } = props
  const { useWarned = useNoWarnings, Facts } = kind.review ?? {}
  const { t } = useTranslation('documents')
  const bankNow = useBankNow()
  const client = useQueryClient()
  const announcement = useAnnouncement()
  const [state, setState] = useState<DeskState<TRow>>(() =>
    openDesk(page.list.filter(waits).map(({ id }) => id)),
  )
  const [shownDetails, setShownDetails] = useState<ReadonlyMap<string, DocumentDetails<TRow>>>(
    new Map(),
  )
  const [result, setResult] = useState<BatchResult<TRow>>()
  const [acknowledged, setAcknowledged] = useState(nobody)
  const warned = useWarned(state.order)
  const { flow, state: action } = useActionFlow(kind, legalPartyId)
  useReadyConfirmation()
  useLiveList<TRow>({
    source,
    listKey,
    belongs: waits,
    // The documents of the desk stand in an order of its own.
    isBusy: action.phase !== 'closed' && action.phase !== 'finished',
    onRemoved: () => undefined,
    onChanged: count => announcement.announce(t($ => $.list.updated, { count })),
  })
  const now = useMemo((): DocumentsNow<TRow> => {
    const rows = new Map(page.list.map(row => [row.id, row]))
    return { find: id => rows.get(id), waitsForPerson: waits }
  }, [page, waits])

  const arrived = page.list.filter(row => waits(row) && !state.order.includes(row.id))
  const arrivals =
    arrived.length === 0 ? null : (
      <p className={classes.arrived} role="status">
        {t($ => $.desk.arrived, { count: arrived.length })}
        <Button
          size="sm"
          variant="default"
          onClick={() => {
            setResult(undefined)
            setState(known =>
              addToDesk(
                known,
                arrived.map(({ id }) => id),
              ),
            )
          }}
        >
          {t($ => $.desk.add)}
        </Button>
      </p>
    )

  const current = result ? undefined : currentOf(state, now)
  const row = current === undefined ? undefined : now.find(current)
  const details = useQuery({
    ...detailsQuery(kind, { id: current ?? '', legalPartyId }),
    enabled: current !== undefined,
  })
  const { previous, next } = neighboursOnDesk(state, current, now)
  useEffect(
    function fetchNextDocument() {
      if (next !== undefined)
        void client.prefetchQuery(detailsQuery(kind, { id: next, legalPartyId }))
    },
    [client, kind, legalPartyId, next],
  )
  const taken = takenRows(state, now)
  const decision = action.phase !== 'closed' && action.action !== 'sign' ? action : undefined
  useEnded(action, ended => {
    if (ended.action === 'sign') {
      setResult(ended)
      return
    }
    announcement.announceNow(t($ => $.actions.result.done[ended.action]))
    const [done] = ended.done
    if (!done) return
    setState(known => decide(known, done.id, { kind: 'gone' }))
    flow.close()
  })

  if (current !== undefined && row !== undefined) {
    const { place, count } = placeOf(state, current, now)
    const deadline = deadlineOf?.(row)
    const take = (shown: DocumentDetails<TRow>) => {
      setShownDetails(known => new Map(known).set(current, shown))
      setState(known => decide(known, current, { kind: 'taken', row: shown.row }))
    }
    return (
      <DeskPage
        backHref={backHref}
        title={t($ => $.desk.place, { place, count })}
        aside={
          deadline === undefined ? null : (
            // On a phone what stands beside the title is as wide as the page, the chip is not.
            <div>
              <Countdown to={deadline} now={bankNow} />
            </div>
          )
        }
        progress={{ done: place - 1, count }}
      >
        {decision ? null : arrivals}
        {decision ? (
          <ConfirmationPlace>
            {typedAhead => (
              <DecisionPart {...{ kind, legalPartyId, flow, typedAhead }} action={decision} />
            )}
          </ConfirmationPlace>
        ) : (
          <DeskDocument
            key={`${current} ${row.digest}`}
            kind={kind}
            row={row}
            details={details.data?.row.digest === row.digest ? details.data : undefined}
            query={details}
            isChanged={
              state.decisions.get(current)?.kind === 'taken' &&
              !taken.some(one => one.id === current)
            }
            warning={
              warned === undefined
                ? 'unknown'
                : warned.has(current) && !acknowledged.has(current)
                  ? 'open'
                  : 'none'
            }
            onAcknowledge={() => setAcknowledged(known => new Set([...known, current]))}
            taken={taken}
            Facts={
              Facts ? (
                <Facts
                  row={row}
                  before={taken.filter(({ id }) => id !== current)}
                  ids={state.order}
                />
              ) : null
            }
            onTake={take}
            onSkip={() => setState(known => decide(known, current, { kind: 'skipped' }))}
            onBack={
              previous === undefined ? undefined : () => setState(known => goTo(known, previous))
            }
            onReturn={row.isReturnable ? () => flow.start('returnForEditing', [row]) : undefined}
            onRevoke={row.isRevokable ? () => flow.start('revoke', [row]) : undefined}
          />
        )}
        <VisuallyHidden role="status">{announcement.text}</VisuallyHidden>
      </DeskPage>
    )
  }
  return (
    <DeskPage backHref={backHref} title={t($ => (result ? $.actions.result.title : $.desk.title))}>
      {action.phase === 'closed' || result ? arrivals : null}
      {state.order.length === 0 ? (
        <EmptyState
          illustration="done"
          title={t($ => $.desk.emptyTitle)}
          text={t($ => $.desk.emptyText)}
          action={<LinkButton href={backHref}>{t($ => $.desk.back)}</LinkButton>}
        />
      ) : (
        <ConfirmationPlace>
          {typedAhead => (
            <EndPart
              {...props}
              desk={state}
              now={now}
              taken={taken}
              shownDetails={shownDetails}
              flow={flow}
              action={action}
              result={result}
              typedAhead={typedAhead}
              onReopen={id => {
                flow.close()
                setResult(undefined)
                setState(known => goTo(known, id))
              }}
            />
          )}
        </ConfirmationPlace>
      )}
      <VisuallyHidden role="status">{announcement.text}</VisuallyHidden>
    </DeskPage>
  )
}

/** Calls once for each action that has come to its end. */
function useEnded<TRow extends DocumentRow>(
  action: FlowState<TRow>,
  onEnded: (result: BatchResult<TRow>) => void,
): void {
  const result = action.phase === 'finished' ? action.result : undefined
  const handleEnded = useEffectEvent(onEnded)
  useEffect(
    function reportEnd() {
      if (result) handleEnded(result)
    },
    [result],
  )
}

interface DeskPageProps {
  backHref: string
  title: string
  aside?: ReactNode
  progress?: { readonly done: number; readonly count: number }
  children: ReactNode
}

function DeskPage({ backHref, title, aside, progress, children }: DeskPageProps) {
  const { t } = useTranslation('documents')
  return (
    <Page title={title} back={{ href: backHref, label: t($ => $.desk.back) }} actions={aside}>
      {progress ? (
        <progress
          className={classes.progress}
          aria-label={title}
          max={progress.count}
          value={progress.done}
        />
      ) : null}
      {children}
    </Page>
  )
}
