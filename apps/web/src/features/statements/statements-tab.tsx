import { IconFilePlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { pageOfAddress } from '@tartip/domain/lists/list'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { Tabs } from '../../components/controls/tabs.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { orderHref } from '../../lib/statement-href.ts'
import { boxOfKind, statementBoxes } from './statement-row.ts'
import { StatementList } from './statement-list.tsx'
import classes from './statements.module.css'
import { orderOfAddress } from './urls.ts'

/** The statements of `/documents`: both lists, and the way to order another one. */
export function StatementsTab() {
  const { t } = useTranslation('statements')
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const box = boxOfKind(orderOfAddress(raw).kind ?? 'ACCOUNT')
  const kind = box === 'TERMINALS' ? 'POS' : undefined
  const order = (
    <LinkButton
      variant="filled"
      href={orderHref({ kind })}
      leftSection={<IconFilePlus size={18} aria-hidden />}
    >
      {t($ => $.order.submit)}
    </LinkButton>
  )
  return (
    <>
      <div className={classes.tools}>
        <Tabs
          label={t($ => $.list.label)}
          value={box}
          tabs={statementBoxes.map(value => ({ value, label: t($ => $.list.boxes[value]) }))}
          onChange={next =>
            void navigate({
              to: '.',
              search: next === 'TERMINALS' ? { kind: 'POS' } : {},
              replace: true,
            })
          }
        />
        {order}
      </div>
      <AddressedList />
    </>
  )
}

/** The list that the address names, on its page. */
export function AddressedList() {
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { kind = 'ACCOUNT' } = orderOfAddress(raw)
  const page = pageOfAddress(raw['page'])
  return (
    <StatementList
      box={boxOfKind(kind)}
      page={page}
      onPageChange={next =>
        void navigate({
          to: '.',
          search: (before: Readonly<Record<string, unknown>>) => ({ ...before, page: next }),
        })
      }
    />
  )
}
