import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import { apiKeyApiNames, apiKeyApis, type ApiKeyApi } from '@tartip/domain/people/api-key'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { CheckField } from '../../../components/fields/check-field.tsx'
import { PasswordField } from '../../../components/fields/password-field.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { toApiError } from '../../../lib/api-error.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { CreateApiKeyDocument } from '../api/create-api-key.access-control.generated.ts'
import { apiKeyQuery } from '../settings-queries.ts'
import classes from '../settings.module.css'

interface NewKeyFormProps {
  orgReferenceId: string
  onMade: (key: string) => void
}

/** What the key shall open, and the password of who makes it. */
export function NewKeyForm({ orgReferenceId, onMade }: NewKeyFormProps) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<ReadonlySet<ApiKeyApi>>(new Set())
  const [password, setPassword] = useState('')
  const create = useMutation({
    mutationFn: async () => {
      const apiKeyAccessList = [...chosen].map(api => ({ api }))
      const variables = { orgReferenceId, password, apiKeyAccessList }
      const options = { service: 'access-control' } as const
      return (await execute(CreateApiKeyDocument, variables, options)).createApiKey.key
    },
    onSuccess: key => {
      onMade(key)
      void client.invalidateQueries({ queryKey: apiKeyQuery(orgReferenceId).queryKey })
    },
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!create.isPending) create.mutate()
  }
  const { code, params } = toApiError(create.error)
  const refusal = create.isError ? errorText(code, params, language) : undefined
  const isAboutPassword = code === 'PASSWORD_INCORRECT'
  return (
    <form className={classes.card} onSubmit={handleSubmit} noValidate>
      <h2>{t($ => $.apiKey.make)}</h2>
      <p className={classes.quiet}>{t($ => $.apiKey.makeText)}</p>
      <fieldset className={classes.checks}>
        <legend>{t($ => $.apiKey.choose)}</legend>
        {apiKeyApis.map(api => (
          <CheckField
            key={api}
            label={apiKeyApiNames[api][language]}
            isChecked={chosen.has(api)}
            onChange={isChosen => {
              const next = new Set(chosen)
              if (isChosen) next.add(api)
              else next.delete(api)
              setChosen(next)
            }}
          />
        ))}
      </fieldset>
      <div className={classes.form}>
        <PasswordField
          label={t($ => $.apiKey.password)}
          hint={t($ => $.apiKey.passwordHint)}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          error={isAboutPassword ? refusal : undefined}
        />
        {refusal !== undefined && !isAboutPassword ? (
          <Notice tone="danger" role="alert">
            <p>{refusal}</p>
          </Notice>
        ) : null}
        <div className={classes.row}>
          <Button type="submit" loading={create.isPending}>
            {t($ => $.apiKey.create)}
          </Button>
        </div>
      </div>
    </form>
  )
}
