import { IconArrowRight, IconCheck, IconDotsVertical } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { LinesSkeleton } from '../../components/feedback/skeletons.tsx'
import { useToastFloor } from '../../components/feedback/use-toast-floor.ts'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { Menu } from '../../components/overlay/menu.tsx'
import { PartlyExactText } from '../../components/text/partly-exact-text.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { amountsText } from '../actions/sums.ts'
import type { DocumentDetails, DocumentKind, DocumentRow } from '../document-kind.ts'
import { CanonicalText } from '../drawer/canonical-text.tsx'
import classes from './desk.module.css'

interface DeskDocumentProps<TRow extends DocumentRow> {
  kind: DocumentKind<TRow>
  row: TRow
  /** The whole document, only while it is what the row says; nothing is taken without it. */
  details: DocumentDetails<TRow> | undefined
  query: UseQueryResult<DocumentDetails<TRow>>
  /** It was taken and says something else by now. */
  isChanged: boolean
  /** A warning that has to be acknowledged before the document is taken. */
  warning: 'unknown' | 'open' | 'none'
  onAcknowledge: () => void
  taken: readonly TRow[]
  Facts: ReactNode
  onTake: (shown: DocumentDetails<TRow>) => void
  onSkip: () => void
  onBack: (() => void) | undefined
  onReturn: (() => void) | undefined
  onRevoke: (() => void) | undefined
}

/** One document on the desk, and what can be done with it by keys and by thumbs. */
export function DeskDocument<TRow extends DocumentRow>(props: DeskDocumentProps<TRow>) {
  const { kind, row, details, query, isChanged, Facts } = props
  const { t } = useTranslation('documents')
  const titleId = useId()
  const article = useRef<HTMLElement>(null)
  const texts = kind.useTexts()
  useEffect(function focusDocument() {
    article.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  useDeskKeys(props)
  return (
    <>
      <article ref={article} tabIndex={-1} aria-labelledby={titleId} className={classes.document}>
        <SummaryCard>
          <h2 id={titleId} className={classes.title}>
            <PartlyExactText text={texts.title(row)} />
          </h2>
          {isChanged ? (
            <Notice tone="warning" role="status">
              <p>{t($ => $.desk.changed)}</p>
            </Notice>
          ) : null}
          {details ? (
            <div className={classes.content}>
              <div className={classes.head}>
                <kind.slots.Summary details={details} />
                {Facts}
              </div>
              <div>
                <kind.slots.Requisites details={details} />
                {details.canonicalText ? <CanonicalText text={details.canonicalText} /> : null}
              </div>
            </div>
          ) : (
            <QueryState query={query} skeleton={<LinesSkeleton lines={8} />}>
              {/* The row is newer than what was read: it is read again. */}
              {() => <LinesSkeleton lines={8} />}
            </QueryState>
          )}
        </SummaryCard>
      </article>
      <DeskBar {...props} />
    </>
  )
}

/**
 * Enter takes, the arrows skip and go back, Delete returns. Keys belong to a field or a button that has the focus; a
 * key that is held down does not run through the documents.
 */
function useDeskKeys<TRow extends DocumentRow>(props: DeskDocumentProps<TRow>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { onSkip, onBack, onReturn } = props
    if (event.defaultPrevented || event.repeat || isHeldWithOthers(event)) return
    const { target } = event
    if (target instanceof Element && target.closest(controls)) {
      // A button beside the document has Enter for itself; arrows mean nothing to it.
      if (event.key === 'Enter' || !target.closest('button, a')) return
    }
    const run =
      event.key === 'Enter'
        ? mainStepOf(props)
        : { ArrowRight: onSkip, ArrowLeft: onBack, Delete: onReturn }[event.key]
    if (!run) return
    event.preventDefault()
    run()
  })
  useEffect(function listenToKeys() {
    const listener = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

/** Acknowledges a warning, then takes the document; undefined until all that is to be known of it is there. */
function mainStepOf<TRow extends DocumentRow>({
  details,
  warning,
  onAcknowledge,
  onTake,
}: DeskDocumentProps<TRow>): (() => void) | undefined {
  if (details === undefined || warning === 'unknown') return undefined
  return warning === 'open' ? onAcknowledge : () => onTake(details)
}

const controls = 'a, button, input, textarea, select, summary, [role="dialog"], [role="menu"]'
const isHeldWithOthers = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey

/** At the bottom, where thumbs are: skipping on the left, taking on the right, the rest in a menu. */
function DeskBar<TRow extends DocumentRow>(props: DeskDocumentProps<TRow>) {
  const { kind, warning, taken, onSkip, onReturn, onRevoke } = props
  const mainStep = mainStepOf(props)
  const { t } = useTranslation('documents')
  const floor = useToastFloor()
  const others = [
    { id: 'returnForEditing', run: onReturn, label: t($ => $.actions.returnForEditing) },
    { id: 'revoke', run: onRevoke, label: t($ => $.actions.revoke) },
  ].filter(({ run }) => run !== undefined)
  /** The second press of a double click would take a document that nobody has read. */
  const once = (run: () => void) => (event: MouseEvent) => {
    if (event.detail < 2) run()
  }
  const sums = amountsText(kind, taken)
  return (
    <section ref={floor} className={classes.bar} aria-label={t($ => $.desk.decision)} data-no-print>
      <p className={classes.taken}>
        {taken.length > 0 ? (
          <>
            <strong>{t($ => $.desk.taken, { count: taken.length })}</strong>
            {sums ? <span>{sums}</span> : null}
          </>
        ) : null}
      </p>
      <div className={classes.buttons}>
        {others.length > 0 ? (
          <Menu
            label={t($ => $.drawer.more)}
            placement="top-end"
            actions={others.map(({ id, label, run }) => ({
              id,
              label,
              isDestructive: id === 'revoke',
              onSelect: () => run?.(),
            }))}
            target={target => (
              <IconButton
                {...target}
                size={40}
                variant="default"
                aria-label={t($ => $.drawer.more)}
              >
                <IconDotsVertical size={20} aria-hidden />
              </IconButton>
            )}
          />
        ) : null}
        <Button
          variant="default"
          aria-keyshortcuts="ArrowRight"
          rightSection={<IconArrowRight size={18} aria-hidden />}
          onClick={once(onSkip)}
        >
          {t($ => $.desk.skip)}
        </Button>
        <Button
          aria-keyshortcuts="Enter"
          aria-disabled={mainStep === undefined}
          leftSection={<IconCheck size={18} aria-hidden />}
          rightSection={<kbd className={classes.key}>Enter</kbd>}
          onClick={once(() => mainStep?.())}
        >
          {t($ => (warning === 'open' ? $.desk.acknowledge : $.desk.take))}
        </Button>
      </div>
    </section>
  )
}
