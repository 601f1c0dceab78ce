"""The table online: what is durable, who is connected, and how they speak."""
