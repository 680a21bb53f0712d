import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line to the server that can be cut: the browser's own switch leaves its worker online. */
export class Line {
  private readonly server = createServer((question, answer) => {
    const { method, url, headers } = question;
    const { hostname, port } = new URL(this.target);
    const through = request({ hostname, port, method, path: url, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    through.on('error', () => answer.destroy());
    question.pipe(through);
  });
  private port = 0;

  constructor(private readonly target: string) {}

  /** Where the app is reached by it. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  open(): Promise<void> {
    return new Promise((resolve) => {
      this.server.listen(this.port, '127.0.0.1', () => {
        this.port = (this.server.address() as AddressInfo).port;
        resolve();
      });
    });
  }

  cut(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }
}
