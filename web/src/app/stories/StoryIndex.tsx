import { chooseTextSize, chooseTheme, textSize, theme } from '@/lib/look';
import { useStore } from '@/lib/store';
import { to } from '@/route/links';
import { Card } from '@/ui/Card';
import { Switch } from '@/ui/Checks';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { Segment } from '@/ui/Segment';
import { stories } from './stories';

/** The list of stories with the two looks to try them in. */
export function StoryIndex() {
  const chosen = useStore(theme);
  const size = useStore(textSize);
  return (
    <Page nav={<NavBar title="部件" start="none" />}>
      <Card title="外观">
        <Segment
          label="深色模式"
          value={chosen}
          onChange={chooseTheme}
          choices={[
            { value: 'system', label: '跟随系统' },
            { value: 'light', label: '浅色' },
            { value: 'dark', label: '深色' },
          ]}
        />
        <Row
          title="适老版"
          value={
            <Switch
              label="适老版"
              checked={size === 'elder'}
              onChange={(on) => chooseTextSize(on ? 'elder' : 'normal')}
            />
          }
        />
      </Card>
      <Card title="故事">
        {Object.entries(stories).map(([name, { title }]) => (
          <Row key={name} title={title} value={name} to={to('/ui', { story: name })} />
        ))}
      </Card>
    </Page>
  );
}
