import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'
import { useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { CodeField } from '../../../components/fields/code-field.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { toApiError } from '../../../lib/api-error.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { newIdempotencyKey } from '../../../lib/idempotency.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useMe } from '../../../lib/use-me.ts'
import { CreatePayControlKeyDocument } from '../api/create-pay-control-key.access-control.generated.ts'
import { RegeneratePayControlKeyDocument } from '../api/regenerate-pay-control-key.access-control.generated.ts'
import { Fact } from '../fact-card.tsx'
import { ownKeyQuery } from '../settings-queries.ts'
import { IssuedKey } from './issued-key.tsx'
import classes from '../settings.module.css'

const statuses = ['CREATED', 'ACTIVE', 'BLOCKED', 'EXPIRED', 'REMOVED'] as const
type KeyStatus = (typeof statuses)[number]
const isKeyStatus = (text: string): text is KeyStatus =>
  (statuses as readonly string[]).includes(text)

/** One's own key: its state, and a first or a new one for a code. */
export function OwnKeyCard({ contractId }: { contractId: string }) {
  const { t } = useTranslation('settings')
  const key = useQuery(ownKeyQuery(contractId))
  return (
    <section className={classes.card}>
      <h2>{t($ => $.payControl.own)}</h2>
      <QueryState query={key}>
        {own => {
          const isLive = own !== null && own.status !== 'REMOVED'
          return (
            <>
              {own === null ? (
                <p>{t($ => $.payControl.none)}</p>
              ) : (
                <dl className={classes.facts}>
                  <Fact name={t($ => $.payControl.status)}>
                    {isKeyStatus(own.status)
                      ? t($ => $.payControl.statuses[own.status as KeyStatus])
                      : own.status}
                  </Fact>
                  {own.username ? (
                    <Fact name={t($ => $.payControl.owner)}>{own.username}</Fact>
                  ) : null}
                  {own.expirationDate ? (
                    <Fact name={t($ => $.payControl.until)}>
                      {formatDateTime(fromIso(own.expirationDate))}
                    </Fact>
                  ) : null}
                </dl>
              )}
              <IssueKey contractId={contractId} isReplacement={isLive} />
            </>
          )
        }}
      </QueryState>
    </section>
  )
}

function IssueKey({ contractId, isReplacement }: { contractId: string; isReplacement: boolean }) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const { orgReferenceId } = useMe().currentContract
  const client = useQueryClient()
  const [isFormOpen, setIsFormOpen] = useState(false)
  const [code, setCode] = useState('')
  const issue = useMutation({
    mutationFn: async (otpCode: string) => {
      const variables = { orgReferenceId, otpCode }
      const options = { service: 'access-control', idempotencyKey: newIdempotencyKey() } as const
      if (isReplacement) {
        const data = await execute(RegeneratePayControlKeyDocument, variables, options)
        return data.regeneratePayControlKey
      }
      return (await execute(CreatePayControlKeyDocument, variables, options)).createPayControlKey
    },
    onSuccess: () => setIsFormOpen(false),
  })
  const handleDone = () => {
    issue.reset()
    setCode('')
    void client.invalidateQueries({ queryKey: ['settings'] })
    void client.invalidateQueries({ queryKey: ownKeyQuery(contractId).queryKey })
  }
  if (issue.data) return <IssuedKey issued={issue.data} onDone={handleDone} />
  if (!isFormOpen) {
    return (
      <div className={classes.row}>
        <Button onClick={() => setIsFormOpen(true)} variant={isReplacement ? 'default' : 'filled'}>
          {isReplacement ? t($ => $.payControl.regenerate) : t($ => $.payControl.create)}
        </Button>
      </div>
    )
  }
  const { code: refusal, params } = toApiError(issue.error)
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!issue.isPending) issue.mutate(code)
      }}
    >
      {isReplacement ? (
        <Notice tone="warning">
          <p>{t($ => $.payControl.regenerateText)}</p>
        </Notice>
      ) : null}
      <CodeField
        label={t($ => $.payControl.code)}
        value={code}
        onChange={setCode}
        error={issue.isError ? errorText(refusal, params, language) : undefined}
        autoFocus
      />
      <div className={classes.row}>
        <Button type="submit" loading={issue.isPending}>
          {t($ => $.payControl.confirm)}
        </Button>
        <Button variant="default" onClick={() => setIsFormOpen(false)}>
          {t($ => $.payControl.cancel)}
        </Button>
      </div>
    </form>
  )
}
