import { useQueryClient } from '@tanstack/react-query'
import { accountNameMaxLength, readAccountName } from '@tartip/domain/text/own-name'
import { toast } from '../../../components/feedback/toast-store.ts'
import { RenameForm } from '../../../components/fields/rename-form.tsx'
import { execute } from '../../../lib/graphql-client.ts'
import { useErrorText } from '../../../lib/use-error-text.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { accountsKey } from '../account-queries.ts'
import type { Account } from '../accounts-model.ts'
import { RenameAccountDocument } from '../api/rename-account.account.generated.ts'

/** The company's own name for the account; empty gives back nothing, so it is refused here already. */
export function RenameAccount({ account }: { account: Account }) {
  const { t } = useTranslation('accounts')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText(true)
  const client = useQueryClient()
  const save = async (accountName: string): Promise<void> => {
    const variables = { accountId: account.id, accountName }
    await execute(RenameAccountDocument, variables, { service: 'account' })
    await client.invalidateQueries({ queryKey: [accountsKey] })
    toast.success(t($ => $.facts.renamed))
  }
  return (
    <RenameForm
      words={{
        rename: t($ => $.facts.rename),
        name: t($ => $.facts.name),
        save: t($ => $.facts.save),
        cancel: t($ => $.facts.cancel),
      }}
      value={account.accountName}
      longest={accountNameMaxLength}
      check={name => {
        const read = readAccountName(name)
        if (read.ok) return undefined
        return errorText(read.error.code, read.error.params) || common($ => $.errors.generic)
      }}
      save={save}
    />
  )
}
