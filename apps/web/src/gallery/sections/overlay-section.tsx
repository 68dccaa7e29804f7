import { IconDotsVertical, IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { Illustration } from '../../components/feedback/illustration.tsx'
import { toast } from '../../components/feedback/toast-store.ts'
import { TextField } from '../../components/fields/text-field.tsx'
import { Timeline } from '../../components/layout/timeline.tsx'
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { Drawer } from '../../components/overlay/drawer.tsx'
import { Flyout } from '../../components/overlay/flyout.tsx'
import { Menu } from '../../components/overlay/menu.tsx'
import { Tooltip } from '../../components/overlay/tooltip.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { Row, Specimen, Specimens } from '../specimen.tsx'
import { useWords } from '../words.ts'

/** What lies over the page. */
export function OverlaySection() {
  const words = useWords()
  const [open, setOpen] = useState<'drawer' | 'confirm' | 'dialog' | 'ways' | undefined>(undefined)
  const [isFlown, setIsFlown] = useState(false)
  const close = () => setOpen(undefined)
  return (
    <Specimens>
      <Specimen name="Drawer, question, outcome">
        <Row>
          <Button variant="default" onClick={() => setOpen('drawer')} data-open="drawer">
            № 1042
          </Button>
          <Button variant="default" onClick={() => setOpen('confirm')} data-open="confirm">
            {words.block}
          </Button>
          <Button variant="default" onClick={() => setOpen('dialog')} data-open="dialog">
            {words.doneTitle}
          </Button>
          <Button variant="default" onClick={() => setOpen('ways')} data-open="ways">
            {words.doneTitle}, 4
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Menu, panel under a button, tooltip">
        <Row>
          <Menu
            label={words.more}
            placement="bottom-end"
            actions={[
              { id: 'repeat', label: words.repeat },
              { id: 'new', label: words.newPayment, href: '/payment/clearing-gross' },
              { id: 'delete', label: words.delete, isDestructive: true },
            ]}
            target={target => (
              <IconButton {...target} aria-label={words.more} variant="default" data-open="menu">
                <IconDotsVertical size={20} aria-hidden />
              </IconButton>
            )}
          />
          <Flyout
            opened={isFlown}
            onOpenedChange={setIsFlown}
            label={words.from}
            side="start"
            width="18rem"
            target={target => (
              <Button {...target} variant="light" data-open="flyout">
                {words.from}
              </Button>
            )}
          >
            <TextField label={words.name} value="" onChange={() => undefined} />
          </Flyout>
          <Tooltip label={words.agreeHint}>
            <IconButton aria-label={words.agreeHint} data-open="tooltip">
              <IconInfoCircle size={20} aria-hidden />
            </IconButton>
          </Tooltip>
        </Row>
      </Specimen>
      <Specimen name="Way of a document">
        <DocumentTimeline />
      </Specimen>
      <Drawer
        opened={open === 'drawer'}
        onClose={close}
        title="№ 1042"
        footer={<Button fullWidth>{words.toSign}</Button>}
      >
        <Amount value="420000.00" currency="KGS" size="xl" />
        <p>{words.company}</p>
        <Button variant="light" onClick={() => toast.info(words.saved)} data-open="toast">
          {words.saved}
        </Button>
        <p>{words.purposeText}</p>
        <DocumentTimeline />
      </Drawer>
      <ConfirmDialog
        opened={open === 'confirm'}
        title={words.question}
        body={words.questionText}
        confirmLabel={words.block}
        tone="danger"
        onConfirm={close}
        onCancel={close}
      />
      {open === 'dialog' ? (
        <Dialog
          title={words.doneTitle}
          illustration={<Illustration name="done" />}
          onClose={close}
          actions={
            <>
              <Button variant="default" onClick={close}>
                {words.newPayment}
              </Button>
              <Button data-autofocus onClick={close}>
                {words.repeat}
              </Button>
            </>
          }
        >
          {words.emptyText}
        </Dialog>
      ) : null}
      {open === 'ways' ? (
        <Dialog
          title={words.doneTitle}
          width={34}
          onClose={close}
          actions={
            <>
              <Button variant="default" onClick={close}>
                {words.doneTitle}
              </Button>
              <Button variant="default" onClick={close}>
                {words.newPayment}
              </Button>
              <Button variant="default" onClick={close}>
                {words.repeat}
              </Button>
              <Button data-autofocus onClick={close}>
                {words.toSign}
              </Button>
            </>
          }
        />
      ) : null}
    </Specimens>
  )
}

function DocumentTimeline() {
  const words = useWords()
  return (
    <Timeline
      label={words.status}
      steps={[
        {
          id: '1',
          title: words.created,
          time: '12.05.2026 09:14',
          actor: 'А. Токтогулова',
          state: 'past',
          tone: 'success',
        },
        { id: '2', title: words.firstSign, state: 'current', tone: 'info' },
        { id: '3', title: words.bankStep, state: 'future' },
      ]}
    />
  )
}
