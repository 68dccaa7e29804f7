import { IconDownload, IconPlus, IconSettings } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { CopyButton } from '../../components/controls/copy-button.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { Tabs } from '../../components/controls/tabs.tsx'
import { Row, Specimen, Specimens } from '../specimen.tsx'
import { useWords } from '../words.ts'

const variants = ['filled', 'default', 'light', 'subtle'] as const

/** Buttons, links that look like them, tabs. */
export function ControlSection() {
  const words = useWords()
  const [tab, setTab] = useState('all')
  return (
    <Specimens>
      {variants.map(variant => (
        <Specimen key={variant} name={`Button ${variant}`}>
          <Row>
            <Button variant={variant}>{words.draft}</Button>
            <Button variant={variant} size="sm" leftSection={<IconPlus size={16} aria-hidden />}>
              {words.newPayment}
            </Button>
            <Button variant={variant} color="danger">
              {words.delete}
            </Button>
            <Button variant={variant} loading>
              {words.draft}
            </Button>
            <Button variant={variant} disabled>
              {words.draft}
            </Button>
          </Row>
        </Specimen>
      ))}
      <Specimen name="Button over the whole width, long words">
        <Button fullWidth>{words.save}</Button>
        <LinkButton href="/payment/clearing-gross" variant="light" fullWidth>
          {words.newPayment}
        </LinkButton>
      </Specimen>
      <Specimen name="Icon buttons, copy">
        <Row>
          <IconButton aria-label={words.more}>
            <IconSettings size={20} aria-hidden />
          </IconButton>
          <IconButton aria-label={words.sent} variant="default" size={40}>
            <IconDownload size={20} aria-hidden />
          </IconButton>
          <IconButton aria-label={words.delete} disabled>
            <IconDownload size={20} aria-hidden />
          </IconButton>
          <CopyButton text="1091820100380142" what={words.account} />
          <CopyButton text="1091820100380142" label={words.account} />
        </Row>
      </Specimen>
      <Specimen name="Tabs" isWide>
        <Tabs
          label={words.payments}
          panelId="gallery-tab"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'all', label: words.all },
            { value: 'toSign', label: words.toSign, count: 12, isSignal: true },
            { value: 'failed', label: words.failed, count: 3 },
            { value: 'draft', label: words.draft },
          ]}
        />
        <div id="gallery-tab" role="tabpanel">
          {words.emptyText}
        </div>
      </Specimen>
    </Specimens>
  )
}
