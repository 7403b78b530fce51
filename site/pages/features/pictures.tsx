import { ListStack } from "./ListStack.tsx";
import { MetTable } from "./MetTable.tsx";
import { PostPicture } from "./PostPicture.tsx";
import { WatchedList } from "./WatchedList.tsx";

export default {
  lists: <ListStack />,
  watched: <WatchedList />,
  post: <PostPicture />,
  met: <MetTable />,
};
