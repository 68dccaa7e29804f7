import { IconPencil } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { TextField } from '../../../components/fields/text-field.tsx'
import { failureWords } from '../../../lib/failure-words.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { newIdempotencyKey } from '../../../lib/idempotency.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { RenameCardDocument } from '../api/rename-card.account.generated.ts'
import type { Card } from '../cards-model.ts'
import { cardsKey } from '../cards-queries.ts'
import classes from './card.module.css'

const longestTitle = 60

/** The company's own name for the card; an empty one takes it away again. */
export function RenameCard({ card }: { card: Card }) {
  const { t } = useTranslation('cards')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  const client = useQueryClient()
  const opener = useRef<HTMLButtonElement>(null)
  const [draft, setDraft] = useState<string>()
  const [error, setError] = useState<string>()
  const close = () => {
    setDraft(undefined)
    setError(undefined)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const rename = useMutation({
    mutationFn: (cardTitle: string) =>
      execute(
        RenameCardDocument,
        { cardId: card.id, cardTitle },
        { service: 'account', idempotencyKey: newIdempotencyKey() },
      ),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [cardsKey] })
      toast.success(t($ => $.rename.done))
      close()
    },
    onError: async failure => setError(await failureWords(failure, common, language)),
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const title = (draft ?? '').trim()
    if (title === (card.title ?? '')) close()
    else rename.mutate(title)
  }
  if (draft === undefined) {
    return (
      <div className={classes.title}>
        <span>
          <span className={classes.quiet}>{t($ => $.rename.name)}</span>
          <span>{card.title ?? '—'}</span>
        </span>
        <Button
          ref={opener}
          size="sm"
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => setDraft(card.title ?? '')}
        >
          {t($ => $.rename.rename)}
        </Button>
      </div>
    )
  }
  return (
    <form className={classes.rename} onSubmit={handleSubmit} noValidate>
      <TextField
        label={t($ => $.rename.name)}
        hint={t($ => $.rename.hint)}
        value={draft}
        onChange={value => {
          setDraft(value)
          setError(undefined)
        }}
        error={error}
        maxLength={longestTitle}
        autoFocus
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={rename.isPending}>
          {t($ => $.rename.save)}
        </Button>
        <Button variant="default" onClick={close}>
          {t($ => $.rename.cancel)}
        </Button>
      </div>
    </form>
  )
}
