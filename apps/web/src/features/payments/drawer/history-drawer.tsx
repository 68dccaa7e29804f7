import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../components/controls/icon-button.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { LinesSkeleton } from '../../../components/feedback/skeletons.tsx'
import { Drawer } from '../../../components/overlay/drawer.tsx'
import { ApiError } from '../../../lib/api-error.ts'
import { useBankNow } from '../../../lib/use-bank-now.ts'
import { ActionBody } from '../actions/action-body.tsx'
import { ActionFooter } from '../actions/action-footer.tsx'
import type { ActionFlow } from '../actions/action-flow.ts'
import type { FlowState } from '../actions/flow-state.ts'
import { useActionTitle } from '../actions/action-title.ts'
import { detailsQuery } from '../api/payment-queries.ts'
import type { PaymentDetails } from '../api/payment-queries.ts'
import { DetailsActions, offeredActions } from './details-actions.tsx'
import { DetailsBody } from './details-body.tsx'
import classes from './drawer.module.css'
import type { Neighbours } from './neighbours.ts'
import { useRepeat } from './use-repeat.ts'

export interface HistoryDrawerProps {
  legalPartyId: string
  paymentId: string | undefined
  neighbours: Neighbours
  flow: ActionFlow
  state: FlowState
  onOpen: (paymentId: string) => void
  onClose: () => void
}

/**
 * The one sheet of the history: a document, or an action with its question and result. An action
 * takes the sheet over and gives it back, so that no dialog ever lies on another.
 */
export function HistoryDrawer(props: HistoryDrawerProps) {
  const { legalPartyId, paymentId, neighbours, flow, state, onOpen, onClose } = props
  const title = useActionTitle(state)
  const details = useQuery({
    ...detailsQuery(legalPartyId, paymentId ?? ''),
    enabled: paymentId !== undefined,
  })
  const { repeat, busyId } = useRepeat()
  const returnFocusTo = useRowOfSheet(paymentId)
  const isActing = state.phase !== 'closed'
  useNeighbourKeys(paymentId !== undefined && !isActing ? neighbours : undefined, onOpen)

  if (isActing) {
    return (
      <Drawer
        opened
        onClose={() => flow.close()}
        title={title}
        returnFocusTo={returnFocusTo}
        footer={<ActionFooter key={state.serial} flow={flow} state={state} />}
      >
        <ActionBody state={state} />
      </Drawer>
    )
  }
  const row = isGone(details) ? undefined : details.data?.transfer.payment
  return (
    <Drawer
      opened={paymentId !== undefined}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      title={<DetailsTitle details={details.data} />}
      headerExtra={<NeighbourButtons neighbours={neighbours} onOpen={onOpen} />}
      footer={
        row && offeredActions(row).length > 0 ? (
          <DetailsActions
            row={row}
            isBusy={busyId === row.id}
            onAct={action => flow.start(action, [row])}
            onRepeat={() => void repeat(row)}
          />
        ) : undefined
      }
    >
      <Details details={details} />
    </Drawer>
  )
}

/** Esc leads back to the row of the document seen last: walked to with Alt+↓ it is not the one that was opened. */
function useRowOfSheet(paymentId: string | undefined): () => HTMLElement | null {
  const seen = useRef(paymentId)
  useEffect(
    function rememberWhatIsSeen() {
      // After the sheet has asked where to go: what is closed is forgotten then.
      seen.current = paymentId
    },
    [paymentId],
  )
  return useCallback(() => {
    if (seen.current === undefined) return null
    return document.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(seen.current)}"]`)
  }, [])
}

type DetailsResult = UseQueryResult<PaymentDetails>

/** Deleted, or no longer visible to this person, while its sheet was open. */
const isGone = ({ error }: DetailsResult): boolean =>
  error instanceof ApiError && error.code === 'PAYMENT_NOT_FOUND'

function Details({ details }: { details: DetailsResult }): ReactNode {
  const { t } = useTranslation('payments')
  const now = useBankNow()
  if (isGone(details)) {
    return (
      <EmptyState
        illustration="empty"
        title={t($ => $.drawer.goneTitle)}
        text={t($ => $.drawer.goneText)}
      />
    )
  }
  return (
    <QueryState query={details} skeleton={<LinesSkeleton lines={8} />}>
      {data => <DetailsBody details={data} now={now} />}
    </QueryState>
  )
}

function DetailsTitle({ details }: { details: PaymentDetails | undefined }): ReactNode {
  const { t } = useTranslation('payments')
  return details
    ? t($ => $.drawer.title, { number: details.transfer.payment.transferNum })
    : t($ => $.drawer.loading)
}

interface NeighbourButtonsProps {
  neighbours: Neighbours
  onOpen: (paymentId: string) => void
}

function NeighbourButtons({ neighbours: { previous, next }, onOpen }: NeighbourButtonsProps) {
  const { t } = useTranslation('payments')
  if (previous === undefined && next === undefined) return null
  const button = (id: string | undefined, label: string, icon: ReactNode) => (
    <IconButton
      aria-label={label}
      title={label}
      disabled={id === undefined}
      onClick={() => id !== undefined && onOpen(id)}
    >
      {icon}
    </IconButton>
  )
  return (
    <div className={classes.steps}>
      {button(
        previous,
        t($ => $.drawer.previous),
        <IconChevronUp size={20} aria-hidden />,
      )}
      {button(
        next,
        t($ => $.drawer.next),
        <IconChevronDown size={20} aria-hidden />,
      )}
    </div>
  )
}

/** Alt+↑ and Alt+↓ walk through the list while a document is open. */
function useNeighbourKeys(neighbours: Neighbours | undefined, onOpen: (id: string) => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!neighbours || !event.altKey || event.ctrlKey || event.metaKey) return
    const isUp = event.key === 'ArrowUp'
    if (!isUp && event.key !== 'ArrowDown') return
    event.preventDefault()
    const id = isUp ? neighbours.previous : neighbours.next
    if (id !== undefined) onOpen(id)
  })
  useEffect(function listenToNeighbourKeys() {
    const listener = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
