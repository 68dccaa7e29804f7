import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/use-translation.ts'
import { toast } from '../../../components/feedback/toast-store.ts'
import { CheckField } from '../../../components/fields/check-field.tsx'
import { failureWords } from '../../../lib/failure-words.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { accountsKey } from '../account-queries.ts'
import type { Account } from '../accounts-model.ts'
import { ShowAccountDocument } from '../api/show-account.account.generated.ts'

interface AccountVisibilityProps {
  account: Account
}

/** Whether the account stands on the home screen. The switch moves at once and returns on a refusal. */
export function AccountVisibility({ account }: AccountVisibilityProps) {
  const { t } = useTranslation('accounts')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (isVisible: boolean) =>
      execute(ShowAccountDocument, { accountId: account.id, isVisible }, { service: 'account' }),
    onSuccess: () => client.invalidateQueries({ queryKey: [accountsKey] }),
    onError: async error => toast.error(await failureWords(error, common, language)),
  })
  return (
    <CheckField
      kind="switch"
      label={t($ => $.facts.visible)}
      hint={t($ => $.facts.visibleHint)}
      isChecked={change.isPending ? change.variables : account.isVisible}
      onChange={isVisible => change.mutate(isVisible)}
    />
  )
}
