import { IconChevronDown, IconChevronUp, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { Notice } from '../../components/feedback/notice.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { LinesSkeleton } from '../../components/feedback/skeletons.tsx'
import { Drawer } from '../../components/overlay/drawer.tsx'
import { PartlyExactText } from '../../components/text/partly-exact-text.tsx'
import { ApiError } from '../../lib/api-error.ts'
import { useBankNow } from '../../lib/use-bank-now.ts'
import { ActionBody } from '../actions/action-body.tsx'
import { ActionFooter } from '../actions/action-footer.tsx'
import type { ActionFlow } from '../actions/action-flow.ts'
import type { FlowState } from '../actions/flow-state.ts'
import { useActionTitle } from '../actions/use-action-title.ts'
import type { DocumentDetails, DocumentKind, DocumentRow } from '../document-kind.ts'
import { detailsQuery } from '../document-queries.ts'
import { DetailsActions, offeredActions } from './details-actions.tsx'
import { DetailsBody } from './details-body.tsx'
import classes from './drawer.module.css'
import type { Neighbours } from './neighbours.ts'

export interface DocumentDrawerProps<TRow extends DocumentRow> {
  kind: DocumentKind<TRow>
  legalPartyId: string
  documentId: string | undefined
  neighbours: Neighbours
  flow: ActionFlow<TRow>
  state: FlowState<TRow>
  onOpen: (id: string) => void
  onClose: () => void
}

/**
 * The one drawer of a list: a document, or an action with its confirmation and result. An action
 * replaces the document and gives the drawer back, so that no dialog ever lies on another.
 */
export function DocumentDrawer<TRow extends DocumentRow>(props: DocumentDrawerProps<TRow>) {
  const { kind, legalPartyId, documentId, neighbours, flow, state, onOpen, onClose } = props
  const title = useActionTitle(state)
  const details = useQuery({
    ...detailsQuery(kind, { id: documentId ?? '', legalPartyId }),
    enabled: documentId !== undefined,
  })
  const isGone = isNotFound(kind, details)
  const returnFocusTo = useRowOfDrawer(documentId)
  const isActing = state.phase !== 'closed'
  const isSignedHere = useSignedHere(state, documentId)
  const nextId = isSignedHere ? neighbours.next : undefined
  useNeighbourKeys(documentId !== undefined && !isActing ? neighbours : undefined, onOpen)

  const row = isGone ? undefined : details.data?.row
  const content = isActing
    ? {
        title,
        onClose: () => flow.close(),
        footer: (
          <ActionFooter
            key={state.serial}
            kind={kind}
            legalPartyId={legalPartyId}
            flow={flow}
            state={state}
          />
        ),
        children: <ActionBody kind={kind} legalPartyId={legalPartyId} state={state} />,
      }
    : {
        title: <DrawerTitle kind={kind} row={details.data?.row} />,
        onClose,
        headerExtra: <NeighbourButtons neighbours={neighbours} onOpen={onOpen} />,
        footer:
          row && (nextId !== undefined || offeredActions(kind, row).length > 0) ? (
            <DetailsActions
              kind={kind}
              row={row}
              next={nextId === undefined ? null : <NextDocument id={nextId} onOpen={onOpen} />}
              onAct={action => flow.start(action, [row])}
            />
          ) : undefined,
        children: (
          <>
            {isSignedHere ? <SignedNotice /> : null}
            <Details kind={kind} legalPartyId={legalPartyId} details={details} isGone={isGone} />
          </>
        ),
      }
  return (
    <Drawer
      opened={isActing || documentId !== undefined}
      returnFocusTo={returnFocusTo}
      {...content}
    />
  )
}

/** Whether the last thing that happened to the open document in this sheet was its signature. */
function useSignedHere<TRow extends DocumentRow>(
  state: FlowState<TRow>,
  documentId: string | undefined,
): boolean {
  const [signedId, setSignedId] = useState<string>()
  const result = state.phase === 'finished' ? state.result : undefined
  useEffect(
    function rememberSigned() {
      if (result) setSignedId(result.action === 'sign' ? result.done[0]?.id : undefined)
    },
    [result],
  )
  return documentId !== undefined && signedId === documentId
}

function SignedNotice() {
  const { t } = useTranslation('documents')
  return (
    <div className={classes.signed}>
      <Notice tone="info" icon={IconCircleCheck} role="status">
        <p>{t($ => $.drawer.signedHere)}</p>
      </Notice>
    </div>
  )
}

/** One key away: the button has the focus. */
function NextDocument({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  const { t } = useTranslation('documents')
  return (
    <Button autoFocus onClick={() => onOpen(id)}>
      {t($ => $.drawer.nextDocument)}
    </Button>
  )
}

/** Escape leads back to the row of the last open document, which Alt+↓ may have changed since the opening. */
function useRowOfDrawer(documentId: string | undefined): () => HTMLElement | null {
  const seen = useRef(documentId)
  useEffect(
    function rememberOpenDocument() {
      // Runs after the drawer has requested the row: a closed document is forgotten only then.
      seen.current = documentId
    },
    [documentId],
  )
  return useCallback(() => {
    if (seen.current === undefined) return null
    return document.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(seen.current)}"]`)
  }, [])
}

/** Deleted, or no longer visible to this person, while its drawer was open. */
const isNotFound = <TRow extends DocumentRow>(
  { codes }: DocumentKind<TRow>,
  { error }: { readonly error: Error | null },
): boolean => error instanceof ApiError && error.code === codes.notFound

interface DetailsProps<TRow extends DocumentRow> {
  kind: DocumentKind<TRow>
  legalPartyId: string
  details: UseQueryResult<DocumentDetails<TRow>>
  isGone: boolean
}

function Details<TRow extends DocumentRow>(props: DetailsProps<TRow>): ReactNode {
  const { kind, legalPartyId, details, isGone } = props
  const { t } = useTranslation('documents')
  const now = useBankNow()
  if (isGone) {
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
      {data => <DetailsBody kind={kind} legalPartyId={legalPartyId} details={data} now={now} />}
    </QueryState>
  )
}

interface DrawerTitleProps<TRow extends DocumentRow> {
  kind: DocumentKind<TRow>
  row: TRow | undefined
}

function DrawerTitle<TRow extends DocumentRow>({ kind, row }: DrawerTitleProps<TRow>): ReactNode {
  const texts = kind.useTexts()
  return row ? <PartlyExactText text={texts.title(row)} /> : texts.name
}

interface NeighbourButtonsProps {
  neighbours: Neighbours
  onOpen: (id: string) => void
}

function NeighbourButtons({ neighbours: { previous, next }, onOpen }: NeighbourButtonsProps) {
  const { t } = useTranslation('documents')
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

/** Alt+↑ and Alt+↓ move through the list while a document is open. */
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
