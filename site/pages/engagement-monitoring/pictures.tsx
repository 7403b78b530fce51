import { AlertsMock } from "./AlertsMock.tsx";
import { PostsMock } from "./PostsMock.tsx";
import { RankingMock } from "./RankingMock.tsx";
import { ThreadFrame } from "./ThreadFrame.tsx";

export default {
  thread: <ThreadFrame />,
  posts: <PostsMock />,
  ranking: <RankingMock />,
  alerts: <AlertsMock />,
};
