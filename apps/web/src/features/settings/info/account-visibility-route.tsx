import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatAccountNumber } from '@tartip/domain/identifiers/account-number'
import { CheckField } from '../../../components/fields/check-field.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { UntitledListSkeleton } from '../../../components/feedback/page-skeletons.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { execute } from '../../../lib/graphql-client.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useMe } from '../../../lib/use-me.ts'
import { SetVisibleDocument } from '../api/set-visible.account.generated.ts'
import { SettingsPage } from '../settings-page.tsx'
import { visibleAccountsQuery } from '../settings-queries.ts'
import { useRefusalToast } from '../../../lib/use-refusal-toast.ts'
import classes from '../settings.module.css'

/** Which accounts stand on the person's own home page. */
export function AccountVisibilityRoute() {
  const { t } = useTranslation('settings')
  const { orgReferenceId } = useMe().currentContract
  const query = visibleAccountsQuery(orgReferenceId)
  const accounts = useQuery(query)
  const client = useQueryClient()
  const showRefusal = useRefusalToast()
  const change = useMutation({
    mutationFn: (input: { accountId: string; isVisible: boolean }) =>
      execute(SetVisibleDocument, input, { service: 'account' }),
    // The home page and the account itself show the same choice.
    onSettled: () => client.invalidateQueries(),
    onError: showRefusal,
  })
  const isVisible = (account: { id: string; isVisible: boolean }) =>
    change.isPending && change.variables.accountId === account.id
      ? change.variables.isVisible
      : account.isVisible
  return (
    <SettingsPage title={t($ => $.visibility.title)} subtitle={t($ => $.visibility.subtitle)}>
      <QueryState
        query={accounts}
        skeleton={<UntitledListSkeleton rows={8} />}
        empty={
          <EmptyState
            illustration="empty"
            title={t($ => $.visibility.empty)}
            text={t($ => $.visibility.emptyText)}
          />
        }
      >
        {list => (
          <div className={classes.cards}>
            <section className={classes.card}>
              {list.map(account => (
                <CheckField
                  key={account.id}
                  kind="switch"
                  label={account.accountName}
                  hint={`${formatAccountNumber(account.account)} · ${account.currency.isoCode}`}
                  isChecked={isVisible(account)}
                  onChange={next => change.mutate({ accountId: account.id, isVisible: next })}
                />
              ))}
            </section>
          </div>
        )}
      </QueryState>
    </SettingsPage>
  )
}
