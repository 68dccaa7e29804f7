import { IconPencil } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import { useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { toast } from '../../../components/feedback/toast-store.ts'
import { TextField } from '../../../components/fields/text-field.tsx'
import { toApiError } from '../../../lib/api-error.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { accountsKey } from '../account-queries.ts'
import type { Account } from '../accounts-model.ts'
import { RenameAccountDocument } from '../api/rename-account.account.generated.ts'
import classes from './rename-account.module.css'

interface RenameAccountProps {
  account: Account
}

const longestName = 60

/** The company's own name for the account; empty gives back nothing, so it is refused here already. */
export function RenameAccount({ account }: RenameAccountProps) {
  const { t } = useTranslation('accounts')
  const language = useLanguage()
  const client = useQueryClient()
  const fieldId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [draft, setDraft] = useState<string>()
  const [error, setError] = useState<string>()

  const close = () => {
    setDraft(undefined)
    setError(undefined)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const rename = useMutation({
    mutationFn: (accountName: string) =>
      execute(
        RenameAccountDocument,
        { accountId: account.id, accountName },
        { service: 'account' },
      ),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [accountsKey] })
      toast.success(t($ => $.facts.renamed))
      close()
    },
    onError: failure => {
      const { code, params } = toApiError(failure)
      setError(errorText(code, params, language))
    },
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const name = (draft ?? '').trim()
    if (name === '') {
      setError(errorText('FIELD_REQUIRED', {}, language))
      document.getElementById(fieldId)?.focus()
      return
    }
    if (name === account.accountName) close()
    else rename.mutate(name)
  }

  if (draft === undefined) {
    return (
      <Button
        ref={opener}
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden />}
        onClick={() => setDraft(account.accountName)}
      >
        {t($ => $.facts.rename)}
      </Button>
    )
  }
  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <TextField
        id={fieldId}
        label={t($ => $.facts.name)}
        value={draft}
        onChange={value => {
          setDraft(value)
          setError(undefined)
        }}
        error={error}
        maxLength={longestName}
        autoFocus
      />
      <Button type="submit" loading={rename.isPending}>
        {t($ => $.facts.save)}
      </Button>
      <Button variant="default" onClick={close}>
        {t($ => $.facts.cancel)}
      </Button>
    </form>
  )
}
