import { IconDotsVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { Menu } from '../../components/overlay/menu.tsx'
import { actionsOf, isDestructive } from '../actions/document-action.ts'
import type { BatchAction, DocumentAction, DocumentKind, DocumentRow } from '../document-kind.ts'
import classes from './drawer.module.css'

interface DetailsActionsProps<TRow extends DocumentRow> {
  kind: DocumentKind<TRow>
  row: TRow
  onAct: (action: BatchAction) => void
  /** What comes next anyway; then every action stands in the menu. */
  next?: ReactNode
}

/** What the server lets this person do with the document: the main action, and the rest in a menu. */
export function DetailsActions<TRow extends DocumentRow>(props: DetailsActionsProps<TRow>) {
  const { kind, row, onAct, next } = props
  const { t } = useTranslation('documents')
  const offered = offeredActions(kind, row)
  if (offered.length === 0 && !next) return null
  // Taking back a signed document is a rare exception, and never the main button.
  const main = next ? undefined : offered.find(action => action !== 'recall')
  const others = offered.filter(action => action !== main)
  const act = (action: DocumentAction) => {
    if (!isLink(action)) onAct(action)
  }
  const mainAddress = main && hrefOf(kind, row, main)
  const name = (action: DocumentAction) => t($ => $.actions[action])
  return (
    <div className={classes.actions}>
      {others.length > 0 ? (
        <Menu
          label={t($ => $.drawer.more)}
          placement="top-end"
          actions={others.map(action => ({
            id: action,
            label: name(action),
            isDestructive: isDestructive(action),
            ...(isLink(action)
              ? { href: hrefOf(kind, row, action) }
              : { onSelect: () => act(action) }),
          }))}
          target={target => (
            <IconButton {...target} size={40} variant="default" aria-label={t($ => $.drawer.more)}>
              <IconDotsVertical size={20} aria-hidden />
            </IconButton>
          )}
        />
      ) : null}
      {next}
      {main === undefined ? null : mainAddress !== undefined ? (
        <LinkButton href={mainAddress} variant="filled">
          {name(main)}
        </LinkButton>
      ) : (
        <Button color={isDestructive(main) ? 'danger' : 'brand'} onClick={() => act(main)}>
          {name(main)}
        </Button>
      )}
    </div>
  )
}

/** Actions that begin in a form. */
type LinkAction = Exclude<DocumentAction, BatchAction>
const isLink = (action: DocumentAction): action is LinkAction =>
  action === 'edit' || action === 'answer' || action === 'repeat'

function hrefOf<TRow extends DocumentRow>(
  kind: DocumentKind<TRow>,
  row: TRow,
  action: DocumentAction,
): string | undefined {
  if (action === 'edit') return kind.editHref(row)
  if (action === 'repeat') return kind.repeatHref?.(row)
  return action === 'answer' ? kind.answerHref?.(row) : undefined
}

/** What is possible and has a form: some documents cannot be edited here. */
export const offeredActions = <TRow extends DocumentRow>(
  kind: DocumentKind<TRow>,
  row: TRow,
): readonly DocumentAction[] =>
  actionsOf(row).filter(action => !isLink(action) || hrefOf(kind, row, action) !== undefined)
