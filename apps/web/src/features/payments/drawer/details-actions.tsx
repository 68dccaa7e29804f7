import { IconDotsVertical } from '@tabler/icons-react'
import { Button } from '../../../components/controls/button.tsx'
import { IconButton } from '../../../components/controls/icon-button.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { Menu } from '../../../components/overlay/menu.tsx'
import { actionsOf } from '../actions/payment-action.ts'
import type { BatchAction, PaymentAction } from '../actions/payment-action.ts'
import type { PaymentRow } from '../api/payment-queries.ts'
import { editHref } from '../urls.ts'
import classes from './drawer.module.css'

interface DetailsActionsProps {
  row: PaymentRow
  onAct: (action: BatchAction) => void
  onRepeat: () => void
  /** An answer is awaited: nothing can be pressed twice. */
  isBusy: boolean
}

/** What the server lets this person do with the document: the main thing, and the rest in a menu. */
export function DetailsActions({ row, onAct, onRepeat, isBusy }: DetailsActionsProps) {
  const { t } = useTranslation('payments')
  const editAddress = editHref(row.operationCode, row.id)
  const [main, ...others] = offeredActions(row)
  if (!main) return null
  const act = (action: PaymentAction) => {
    if (action === 'repeat') onRepeat()
    else if (action !== 'edit') onAct(action)
  }
  const name = (action: PaymentAction) => t($ => $.actions[action])
  return (
    <div className={classes.actions}>
      {others.length > 0 ? (
        <Menu
          label={t($ => $.drawer.more)}
          placement="top-end"
          actions={others.map(action => ({
            id: action,
            label: name(action),
            isGrave: isGrave(action),
            ...(action === 'edit' ? { href: editAddress } : { onSelect: () => act(action) }),
          }))}
          target={target => (
            <IconButton
              {...target}
              size={40}
              variant="default"
              aria-label={t($ => $.drawer.more)}
              disabled={isBusy}
            >
              <IconDotsVertical size={20} aria-hidden />
            </IconButton>
          )}
        />
      ) : null}
      {main === 'edit' && editAddress ? (
        <LinkButton href={editAddress} variant="filled">
          {name(main)}
        </LinkButton>
      ) : (
        <Button
          color={isGrave(main) ? 'danger' : 'brand'}
          loading={isBusy}
          onClick={() => act(main)}
        >
          {name(main)}
        </Button>
      )}
    </div>
  )
}

/** What is possible and has a place to happen: some kinds of documents have no form here. */
export const offeredActions = (row: PaymentRow): readonly PaymentAction[] =>
  actionsOf(row).filter(action => action !== 'edit' || editHref(row.operationCode, row.id))

const isGrave = (action: PaymentAction): boolean =>
  action === 'delete' || action === 'revoke' || action === 'recall'
