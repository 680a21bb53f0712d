import { usePlace } from '@/route/history';
import { StoryIndex } from './StoryIndex';
import { stories } from './stories';

/** `/ui` and `/ui?story=name`: every part in its states. Development only. */
export default function StoryScreen() {
  const { search } = usePlace();
  const name = new URLSearchParams(search).get('story') ?? '';
  const story = stories[name];
  return story ? <story.Story /> : <StoryIndex />;
}
