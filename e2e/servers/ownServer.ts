import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Demo, startDemo } from './demo';
import { filledFolder, homeFolder } from './fill';

/**
 * The server of one worker. Each file of tests in each look begins with a fresh copy of the filled
 * folder: what it buys, and the days that it moves, no other file sees.
 */
export class OwnServer {
  private demo: Demo | null = null;
  private folder = '';
  private reader = '';

  /** Its address for a file of tests. */
  async addressFor(reader: string): Promise<string> {
    if (this.demo && this.reader === reader) return this.demo.address;
    await this.end();
    this.folder = await mkdtemp(join(homeFolder(), 'copy-'));
    await cp(filledFolder(), this.folder, { recursive: true });
    this.demo = await startDemo(this.folder);
    this.reader = reader;
    return this.demo.address;
  }

  /** Its data is thrown away, so it need not close its files. */
  async end() {
    await this.demo?.stop('SIGKILL');
    this.demo = null;
    if (this.folder) await rm(this.folder, { recursive: true, force: true });
  }
}
